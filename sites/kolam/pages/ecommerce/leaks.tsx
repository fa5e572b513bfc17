import columns from "@kolam/site/sections/four-columns.module.css";
import { Signature } from "@kolam/site/sections/service/signature.tsx";
import type { ecommerce } from "@site/words/services/ecommerce/page";
import { Fragment } from "react";
import styles from "./leaks.module.css";

/** A section of the pipe, which narrows. */
function Pipe({ from, to }: { from: number; to: number }) {
  const top = (height: number) => 50 - height / 2;
  return (
    <svg
      viewBox="0 0 300 100"
      preserveAspectRatio="none"
      className={styles.pipe}
      aria-hidden="true"
    >
      <path d={`M0 ${top(from)}L300 ${top(to)}V${100 - top(to)}L0 ${100 - top(from)}z`} />
    </svg>
  );
}

/** More sections of the pipe are one below the other. */
const mostInRow: number = 4;

/** The path to an order, drawn to scale as a pipe that leaks customers. */
export function Leaks({ words }: { words: (typeof ecommerce)["leaks"] }) {
  const { items, after, lostOf, example } = words;
  /** How many of a hundred are left before a leak. */
  const leftAt = (leak: number) =>
    items.slice(0, leak).reduce((left: number, { lost }) => left - lost, 100);
  return (
    <Signature words={words} surface="alt">
      <ol className={`${styles.list} ${items.length <= mostInRow ? styles.row : ""}`}>
        {items.map((item, index) => (
          <li key={item.title} className={styles.leak}>
            <p className={styles.stages}>
              {[item.before, items[index + 1]?.before ?? after].map((stage) => (
                <Fragment key={stage}>
                  <span>{stage}</span>{" "}
                </Fragment>
              ))}
            </p>
            <Pipe from={leftAt(index)} to={leftAt(index + 1)} />
            <p className={styles.lost}>
              <b className={styles.share}>{item.lost}</b> {lostOf}
            </p>
            <h3 className={columns.title}>{item.title}</h3>
            <p className={`${columns.text} ${styles.text}`}>{item.text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.example}>{example}</p>
    </Signature>
  );
}
