import { Button } from "@kolam/ui/button";
import type { EntryProblem } from "./entry-text.ts";
import styles from "./writing.module.css";

/** What the build would say, with the way to each line. */
export function Problems({
  problems,
  goTo,
}: {
  readonly problems: readonly EntryProblem[];
  /** Goes to a line of the file. */
  readonly goTo: (line: number) => void;
}) {
  if (problems.length === 0) return null;
  const faults = problems.filter(({ why }) => why === undefined).length;
  const advice = problems.length - faults;
  return (
    <details className={styles.part} open>
      <summary>{`${faults} to fix, ${advice} to think about`}</summary>
      <ul className={styles.problems}>
        {problems.map(({ where, line: ofField, message, why }) => {
          // Fields have form controls; errors around them must be fixed in the file.
          const place = where === "front matter" && ofField ? `${where}, line ${ofField},` : where;
          const [, line] = /^body line (\d+)$/.exec(where) ?? [];
          return (
            <li key={`${where} ${message}`} className={why ? undefined : styles.wrong}>
              {line ? (
                <Button size="sm" tone="quiet" onClick={() => goTo(Number(line))}>
                  Go there
                </Button>
              ) : null}
              <span>{`${line ? "This line" : place} ${message} ${why ?? ""}`}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
