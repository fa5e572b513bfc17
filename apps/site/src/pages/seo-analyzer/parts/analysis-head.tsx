import type { ScoreVerdict } from "@kolam/content/analyzer/score-labels";
import { Stack } from "@kolam/ui/stack";
import type { ReactNode } from "react";
import styles from "./analysis-head.module.css";
import panel from "./panel.module.css";
import { Score } from "./score.tsx";
import { useArrival } from "./use-arrival.ts";

interface AnalysisHeadProps {
  /** The address or title that was analysed. Shown unless it is part of `title`. */
  subject: string;
  title: string;
  score: number;
  scoreLabel: string;
  verdict: ScoreVerdict;
  /** Says whether the figures are real. */
  notice: ReactNode;
  actions: ReactNode;
}

/** The head of a finished analysis: its title, score and actions. Takes focus when it appears. */
export function AnalysisHead({
  subject,
  title,
  score,
  scoreLabel,
  verdict,
  notice,
  actions,
}: AnalysisHeadProps) {
  const { root, heading } = useArrival();
  return (
    <div ref={root} className={styles.root}>
      <div className={styles.dial}>
        <Score label={scoreLabel} score={score} verdict={verdict} />
      </div>
      <Stack gap={5} align="start" justify="center">
        <h2 ref={heading} tabIndex={-1} className={panel.title}>
          {title}
        </h2>
        {title.includes(subject) ? null : <p className={styles.subject}>{subject}</p>}
        {notice}
        <div className={panel.row}>{actions}</div>
      </Stack>
    </div>
  );
}
