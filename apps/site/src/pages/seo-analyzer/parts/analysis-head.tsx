import type { ScoreVerdict } from "@kolam/content/model/analyzer/score-label";
import { ScoreDial } from "@kolam/ui/score-dial";
import { Stack } from "@kolam/ui/stack";
import { analysisWords } from "@site/texts/analyzer/analyzer-report";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./analysis-head.module.css";
import panel from "./panel.module.css";

/** The status of each colour. */
const statusOf = { green: "good", yellow: "fair", red: "error" } as const;

interface AnalysisHeadProps {
  /** The address or title that was analysed. Shown unless it is part of `title`. */
  subject: string;
  title: string;
  /** From 0 to 100. */
  score: number;
  scoreLabel: string;
  verdict: ScoreVerdict;
  /** Says whether the figures are real. */
  notice: ReactNode;
  actions: ReactNode;
  /** Whether another result has the visitor's attention already. */
  isBeside?: boolean;
}

/**
 * The head of a finished analysis: its title, score and actions. When it appears, it is scrolled
 * to, clear of the fixed header, and its heading takes the focus.
 */
export function AnalysisHead(props: AnalysisHeadProps) {
  const { subject, title, score, scoreLabel, verdict, notice, actions, isBeside = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isBeside) return;
    heading.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: "start" });
  }, [isBeside]);
  const band = { from: 0, label: verdict.label, status: statusOf[verdict.colour] };
  return (
    <div ref={root} className={styles.root} data-result="">
      <div className={styles.dial}>
        <ScoreDial
          label={scoreLabel}
          score={score}
          bands={[band]}
          outOfText={analysisWords.result.outOf}
        />
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
