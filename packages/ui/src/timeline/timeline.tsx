import card from "../card-grid/card.module.css";
import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { warnOfFormerName } from "../element/warn-once.ts";
import { Strand } from "../process-step/strand.tsx";
import styles from "./timeline.module.css";

interface Labelled {
  /** When it was, as displayed: `2019`, `May`, `Week 3`. */
  readonly label: string;
  readonly year?: never;
}

interface LabelledBefore {
  readonly label?: never;
  /** @deprecated The name that `label` had; `npx @kolam/ui rename` writes the new one. */
  readonly year: string;
}

/** Something that happened. */
export type TimelineItem = (Labelled | LabelledBefore) & {
  /** What happened, in a few words. */
  readonly title?: string | undefined;
  /** What came of it, in a sentence. */
  readonly text: string;
};

export interface TimelineProps extends RootProps<"ol", "children"> {
  /** The events, earliest first. */
  readonly items: readonly TimelineItem[];
  /** Accessible name of the list, if no heading names it. */
  readonly label?: string | undefined;
  /** Level of the titles; their size does not depend on it. Default: 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** A history, step by step, along a line that winds around a dot for each. */
export function Timeline({ items, label, headingLevel = 3, className, ...rest }: TimelineProps) {
  const Heading = `h${headingLevel}` as const;
  const keys = keysOf(items.map((item) => item.label ?? item.year));
  if (process.env.NODE_ENV !== "production") {
    for (const { year } of items) warnOfFormerName("An item of Timeline", "year", year, "label");
  }
  return (
    <ol aria-label={label} {...rest} className={classList(styles.root, className)}>
      {items.map(({ year, label: when = year, title, text }, index) => (
        <li key={keys[index]} className={styles.item}>
          <Strand className={styles.strand} />
          <span className={styles.when}>{when}</span>
          <div className={styles.words}>
            {title ? <Heading className={card.title}>{title}</Heading> : null}
            <p className={card.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
