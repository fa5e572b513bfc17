import card from "../card-grid/card.module.css";
import { classList } from "../definition/class-list.ts";
import { Strand } from "../process-step/strand.tsx";
import styles from "./timeline.module.css";

export interface TimelineItem {
  /** The year as it is read, e.g. `2019`. */
  readonly year: string;
  readonly title?: string | undefined;
  readonly text: string;
}

export interface TimelineProps {
  /** The earliest first; each year once. */
  readonly items: readonly TimelineItem[];
  /** The list's name, where no heading says it. */
  readonly label?: string | undefined;
  /** Rank of the titles among the page's headings. 3 unless given; the size stays. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  readonly className?: string | undefined;
}

/** What happened in which year, along one line that winds around every year's dot. */
export function Timeline({ items, label, headingLevel = 3, className }: TimelineProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={classList(styles.root, className)} aria-label={label}>
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
