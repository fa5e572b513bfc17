import { analysisWords } from "@kolam/content/analyzer/analyzer-report";
import type { ScoreVerdict } from "@kolam/content/analyzer/score-labels";
import { ScoreDial } from "@kolam/ui/score-dial";

/** The status that stands for each colour. */
const statusOf = { green: "good", yellow: "warning", red: "error" } as const;

interface ScoreProps {
  label: string;
  /** From 0 to 100. */
  score: number;
  verdict: ScoreVerdict;
}

/** The score of an analysis and what it means. */
export function Score({ label, score, verdict }: ScoreProps) {
  return (
    <ScoreDial
      label={label}
      score={score}
      bands={[
        {
          from: 0,
          label: verdict.label,
          status: statusOf[verdict.colour],
          icon: verdict.isPass ? "success" : undefined,
        },
      ]}
      outOfText={analysisWords.result.outOf}
    />
  );
}
