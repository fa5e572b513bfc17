import { callSlips } from "@site/words/services/mobile-development/roz-fresh/call-slips";
import paper from "../../paper/paper.module.css";
import styles from "./call-slips.module.css";

const { label, book, slips, caller, order, minutes, counted, count } = callSlips;

/** Five strokes of a pencil, the fifth across the others. */
const strokes = "M6 4l-1 22M13 3l-1 23M20 4l-1 22M27 3l-1 23M2 22L32 7";

/** Slips of the call desk, and what we counted beside them. */
export function CallSlips() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.desk}`}>
      <div className={styles.slips}>
        {slips.map(({ number, at, name, lines, said, took }) => (
          <div key={number} data-theme="light" className={`${paper.sheet} ${styles.slip}`}>
            <p className={styles.head}>
              <b>{book}</b> <span>{number}</span>
            </p>
            <p className={styles.field}>
              <small>{caller}</small> <span className={paper.hand}>{name}</span>
            </p>
            <p className={styles.field}>
              <small>{order}</small>{" "}
              <span className={`${paper.hand} ${paper.bold} ${styles.said}`}>
                {said}
                <svg viewBox="0 0 200 12" preserveAspectRatio="none" className={paper.pen}>
                  <path d="M2 6c50-6 120 2 196-3" />
                </svg>
              </span>
            </p>
            {lines.map((line) => (
              <p key={line} className={`${styles.field} ${paper.hand}`}>
                {line}
              </p>
            ))}
            <p className={styles.foot}>
              <span className={paper.hand}>{at}</span>
              <span>
                {minutes} <span className={paper.hand}>{took}</span>
              </span>
            </p>
          </div>
        ))}
      </div>
      <p data-theme="light" className={`${paper.sheet} ${styles.note}`}>
        <span className={`${paper.hand} ${paper.pencil}`}>{counted}</span>
        <svg viewBox="0 0 124 30" className={paper.pen}>
          <path d={strokes} />
          <path d={strokes} transform="translate(42 1)" />
          <path d="M94 4l-1 22M101 3l-1 23" className={styles.others} />
        </svg>
        <b className={`${paper.hand} ${paper.bold} ${paper.red}`}>{count}</b>
      </p>
    </div>
  );
}
