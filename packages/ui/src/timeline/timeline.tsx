import card from "../card-grid/card.module.css";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { Strand } from "../process-step/strand.tsx";
import styles from "./timeline.module.css";

export interface TimelineItem {
  /** The year as displayed, e.g. `2019`. */
  readonly year: string;
  /** What happened, in a few words. */
  readonly title?: string | undefined;
  /** What came of it, in a sentence. */
  readonly text: string;
}

export interface TimelineProps extends RootProps<"ol", "children"> {
  /** The events, earliest first, with at most one per year. */
  readonly items: readonly TimelineItem[];
  /** Accessible name of the list, if no heading names it. */
  readonly label?: string | undefined;
  /** Level of the titles; their size does not depend on it. Default: 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** A history, year by year, along a line that winds around a dot for each year. */
export function Timeline({ items, label, headingLevel = 3, className, ...rest }: TimelineProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol aria-label={label} {...rest} className={classList(styles.root, className)}>
      {items.map(({ year, title, text }) => (
        <li key={year} className={styles.item}>
          <Strand className={styles.strand} />
          <span className={styles.year}>{year}</span>
          <div className={styles.words}>
            {title ? <Heading className={card.title}>{title}</Heading> : null}
            <p className={card.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
