import { analysisWords, type Priority } from "@kolam/content/analyzer/analyzer-report";
import { StatusBadge } from "@kolam/ui/status-badge";
import type { Simulation } from "../../../analyzer/simulate/simulation.ts";
import { callWords } from "../../../analyzer/simulate/simulation-report.ts";
import styles from "./recommendations.module.css";

const { priorities, result: words } = analysisWords;

/** How many of the three dots are filled. */
const rank: Readonly<Record<Priority, number>> = { high: 3, medium: 2, low: 1 };

function Urgency({ priority }: { priority: Priority }) {
  return (
    <p className={styles.priority}>
      <svg viewBox="0 0 48 12" className={styles.dots} aria-hidden="true" focusable="false">
        {[0, 1, 2].map((dot) => (
          <circle
            key={dot}
            cx={8 + dot * 16}
            cy="6"
            r="4.5"
            className={dot < rank[priority] ? styles.filled : styles.hollow}
          />
        ))}
      </svg>
      {priorities[priority]}
    </p>
  );
}

/** Recommendations, the most urgent first, each with whether this result calls for it. */
export function Recommendations({ items }: { items: Simulation["recommendations"] }) {
  return (
    <ol className={styles.root}>
      {items.map(({ priority, category, issue, solution, calledFor }) => (
        <li key={issue} className={styles.item}>
          <div>
            <Urgency priority={priority} />
            <p className={styles.category}>{category}</p>
          </div>
          <div className={styles.words}>
            <StatusBadge
              status={calledFor ? "warning" : "good"}
              icon={calledFor === undefined ? "info" : undefined}
              className={styles.call}
            >
              {callWords(calledFor)}
            </StatusBadge>
            <p className={styles.issue}>{issue}</p>
            <p className={styles.solution}>
              <span className={styles.label}>{words.solution}</span> {solution}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
