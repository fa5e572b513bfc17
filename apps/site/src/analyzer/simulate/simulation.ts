import type { SectionStatus } from "@kolam/content/model/analyzer/analyzer-rules";
import type { Recommendation } from "@site/texts/analyzer/analyzer-report";

/** A simulated analysis. Only the address and `https` are real; every figure is random. */
export interface Simulation {
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
  readonly recommendations: readonly (Recommendation & {
    /** Whether the figures call for it; `undefined` if they cannot tell. */
    readonly calledFor: boolean | undefined;
  })[];
}

/** A status with its issues and suggestions. */
export interface Judgement {
  readonly status: SectionStatus;
  readonly issues: readonly string[];
  readonly suggestions: readonly string[];
}

export interface TextFigures extends Judgement {
  readonly current: string;
  /** Characters of `current`. */
  readonly length: number;
}
