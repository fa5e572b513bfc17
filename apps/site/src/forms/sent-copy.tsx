import { sentWords } from "@site/texts/forms/words";
import type { Receipt } from "./sending/mail-state.ts";
import styles from "./sent-copy.module.css";

/** A copy of what was sent, to open. */
export function SentCopy({ receipt: { submission } }: { receipt: Receipt }) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{sentWords.copy}</summary>
      <p data-typed="" className={styles.text}>
        {submission.message}
      </p>
    </details>
  );
}
