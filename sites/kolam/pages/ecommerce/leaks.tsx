import columns from "@kolam/site/sections/four-columns.module.css";
import { Section } from "@kolam/ui/section";
import type { ecommerce } from "@site/words/services/ecommerce/page";
import { Fragment } from "react";
import styles from "./leaks.module.css";

/** A section of the pipe, which narrows. */
function Pipe({ from, to }: { from: number; to: number }) {
  const top = (height: number) => 50 - height / 2;
  return (
    <svg
      viewBox="0 0 300 150"
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

/** The path to an order, drawn as a pipe that leaks customers. */
export function Leaks({ words }: { words: (typeof ecommerce)["leaks"] }) {
  const { title, lead, items, after } = words;
  /** The pipe's height before a leak, in per cent. Illustrative, not measured. */
  const heightAt = (leak: number) => 100 - (64 * leak) / items.length;
  return (
    <Section title={title} lead={lead} surface="alt">
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
            <Pipe from={heightAt(index)} to={heightAt(index + 1)} />
            <h3 className={`${columns.title} ${styles.words}`}>{item.title}</h3>
            <p className={`${columns.text} ${styles.words}`}>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
