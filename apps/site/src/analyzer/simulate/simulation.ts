import type { Judgement, Recommendation } from "../analysis-view.ts";

/** A simulated analysis. Every figure but the address and https is invented. */
export interface Simulation {
  readonly kind: "simulation";
  readonly score: number;
  readonly url: string;
  readonly domain: string;
  readonly title: TextFigures;
  readonly description: TextFigures;
  readonly keywords: {
    readonly primary: readonly string[];
    readonly secondary: readonly string[];
    /** Percent of all words, by keyword. */
    readonly density: Readonly<Record<string, number>>;
    readonly suggestions: readonly string[];
  };
  readonly technical: Judgement & {
    readonly https: boolean;
    readonly mobile: boolean;
    /** Load time in seconds. */
    readonly speed: number;
  };
  readonly content: Judgement & {
    readonly wordCount: number;
    readonly readabilityScore: number;
    readonly headingStructure: string;
  };
  readonly images: Judgement & { readonly total: number; readonly withAlt: number };
  readonly recommendations: readonly Recommendation[];
}

export interface TextFigures extends Judgement {
  readonly current: string;
  /** Characters of `current`. */
  readonly length: number;
}
