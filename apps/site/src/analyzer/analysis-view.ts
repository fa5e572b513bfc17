import type { Recommendation } from "@kolam/content/analyzer/analyzer-report";
import {
  scoreLabel as bandOf,
  type SectionStatus,
  type scoreLabels,
  sectionStatuses,
  simulation,
} from "@kolam/content/analyzer/analyzer-rules";

/**
 * The shape both analyses are shown in. The simulation and the audit each turn their own result into
 * an `AnalysisView`, so the page has one set of components.
 */

export type { Recommendation, SectionStatus };

/** The words and colour a score is shown with. */
export type ScoreLabel = Pick<(typeof scoreLabels)[number], "label" | "colour">;

/** For a score of 0 to 100: 80 and above Excellent, 60 and above Good, else Needs Improvement. */
export function scoreLabel(score: number): ScoreLabel {
  const { label, colour } = bandOf(score);
  return { label, colour };
}

/** Suggestions and keyword ideas show at most this many items. */
export const MAX_SUGGESTIONS = simulation.shownAtMost;

/** The worst of some statuses; "good" when there are none. */
export function worstStatus(statuses: Iterable<SectionStatus>): SectionStatus {
  let worst = 0;
  for (const status of statuses) worst = Math.max(worst, sectionStatuses.indexOf(status));
  return sectionStatuses[worst] ?? "good";
}

/** A figure on a scale, drawn as a bar: `optimal` is the part of the scale that counts as good. */
export interface Meter {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The figure with its unit, as it is read out. */
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly optimal: readonly [from: number, to: number];
}

/** A figure that is a word or a plain number. Values may be the page's own text: show as text. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A verdict and what to say about it. */
export interface Judgement {
  readonly status: SectionStatus;
  readonly issues: readonly string[];
  /** At most `MAX_SUGGESTIONS`. */
  readonly suggestions: readonly string[];
}

export interface AnalysisSection extends Judgement {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly meters: readonly Meter[];
}

export interface AnalysisView {
  /** `simulated` figures are invented and must be labelled so wherever they show. */
  readonly kind: "simulated" | "audited";
  /** What was analysed: an address, or the pasted page's title. Show as text. */
  readonly subject: string;
  readonly score: number;
  readonly label: ScoreLabel;
  readonly sections: readonly AnalysisSection[];
  readonly recommendations: readonly Recommendation[];
}
