import { scoreLabels } from "@site/texts/analyzer/score-labels";
import type { AnyStatus } from "./analyzer-rules.ts";

/** What a score means, highest first. Each applies from its `from` upwards. */
const verdicts = [
  { from: 80, label: scoreLabels.green, colour: "green" },
  { from: 60, label: scoreLabels.yellow, colour: "yellow" },
  { from: 0, label: scoreLabels.red, colour: "red" },
] as const;

/** What a score means: its label, and the colour of the label. */
export interface ScoreVerdict {
  readonly label: string;
  readonly colour: (typeof verdicts)[number]["colour"];
}

const errorsToFix: ScoreVerdict = { label: scoreLabels.errors, colour: "red" };

/** The label of a score from 0 to 100. */
export function scoreLabel(score: number): ScoreVerdict {
  return verdicts.find(({ from }) => score >= from) ?? verdicts[2];
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
