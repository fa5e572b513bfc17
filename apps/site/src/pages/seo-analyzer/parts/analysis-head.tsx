import type { ReactNode } from "react";
import type { AnalysisView } from "../../../analyzer/analysis-view.ts";
import styles from "./analysis-head.module.css";
import panel from "./panel.module.css";
import { Score } from "./score.tsx";
import { useArrival } from "./use-arrival.ts";

interface AnalysisHeadProps {
  view: AnalysisView;
  title: string;
  scoreLabel: string;
  /** What the figures rest on; always shown. */
  notice: ReactNode;
  actions: ReactNode;
}

/** The top of a finished analysis: what was analysed, the score, what to do with it. Takes focus. */
export function AnalysisHead({ view, title, scoreLabel, notice, actions }: AnalysisHeadProps) {
  const heading = useArrival();
  return (
    <div className={styles.root}>
      <div className={styles.dial}>
        <Score label={scoreLabel} score={view.score} />
      </div>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1} className={panel.title}>
          {title}
        </h2>
        {title.includes(view.subject) ? null : <p className={styles.subject}>{view.subject}</p>}
        {notice}
        <div className={panel.row}>{actions}</div>
      </div>
    </div>
  );
}
