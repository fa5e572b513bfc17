import type { AnyStatus } from "@kolam/content/model/analyzer/analyzer-rules";

/** The labels of a score, highest first. Each is valid from its `from` upwards. Spec section 9. */
export const scoreLabels = [
  { from: 80, label: "Excellent", colour: "green" },
  { from: 60, label: "Good", colour: "yellow" },
  { from: 0, label: "Needs Improvement", colour: "red" },
] as const;

/** What a score means: its label, and the colour of the label. */
export interface ScoreVerdict {
  readonly label: string;
  readonly colour: (typeof scoreLabels)[number]["colour"];
}

const errorsToFix: ScoreVerdict = { label: "Errors to Fix", colour: "red" };

/** The label of a score from 0 to 100. */
export function scoreLabel(score: number): ScoreVerdict {
  return scoreLabels.find(({ from }) => score >= from) ?? scoreLabels[2];
}

/** The label of an audit. A page with an error is never called good, however high its score. */
export function auditLabel({
  score,
  results,
}: {
  readonly score: number;
  readonly results: readonly { readonly status: AnyStatus }[];
}): ScoreVerdict {
  const verdict = scoreLabel(score);
  const hasError = results.some(({ status }) => status === "error");
  return hasError && verdict.colour !== "red" ? errorsToFix : verdict;
}
