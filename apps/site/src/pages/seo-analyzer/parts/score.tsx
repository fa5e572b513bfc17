import { analysisWords } from "@kolam/content/analyzer/analyzer-report";
import { scoreLabels } from "@kolam/content/analyzer/analyzer-rules";
import { type ScoreBand, ScoreDial } from "@kolam/ui/score-dial";

/** The status that stands for each colour. A yellow score is still good, so no band warns by its icon but the last. */
const statusOf = { green: "good", yellow: "warning", red: "error" } as const;

function band({ from, label, colour }: (typeof scoreLabels)[number]): ScoreBand {
  return { from, label, status: statusOf[colour], icon: colour === "red" ? "error" : "success" };
}

const [excellent, good, poor] = scoreLabels;
const bands = [band(excellent), band(good), band(poor)] as const;

/** The score of an analysis, from 0 to 100. */
export function Score({ label, score }: { label: string; score: number }) {
  return (
    <ScoreDial label={label} score={score} bands={bands} outOfText={analysisWords.result.outOf} />
  );
}
