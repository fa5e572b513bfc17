import { StatusBadge } from "@kolam/ui/status-badge";
import { analysisWords, type Priority } from "@site/texts/analyzer/analyzer-report";
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

/**
 * Recommendations, the most urgent first: those that this result calls for, and in a quiet colour
 * the others.
 */
export function Recommendations({ items }: { items: Simulation["recommendations"] }) {
  const ordered = items.toSorted((a, b) => Number(b.calledFor ?? 0) - Number(a.calledFor ?? 0));
  return (
    <ol className={styles.root}>
      {ordered.map(({ priority, category, issue, solution, calledFor }) => (
        <li key={issue} className={`${styles.item} ${calledFor ? "" : styles.quiet}`}>
          <div>
            <Urgency priority={priority} />
            <p className={styles.category}>{category}</p>
          </div>
          <div className={styles.words}>
            {calledFor ? (
              <StatusBadge status="warning" className={styles.call}>
                {callWords(calledFor)}
              </StatusBadge>
            ) : (
              <p>{callWords(calledFor)}</p>
            )}
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
