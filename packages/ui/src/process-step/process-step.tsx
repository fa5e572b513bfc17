import type { ReactNode } from "react";
import card from "../card-grid/card.module.css";
import { classList } from "../definition/class-list.ts";
import styles from "./process-step.module.css";
import { Strand } from "./strand.tsx";

export interface ProcessListProps {
  /** {@link ProcessStep}s in their order. */
  readonly children: ReactNode;
  /** The list's name, where no heading says it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The ordered list around {@link ProcessStep}s: in a row where there is room, else one below another. */
export function ProcessList({ children, label, className }: ProcessListProps) {
  return (
    <div className={classList(styles.list, className)}>
      <ol className={styles.steps} aria-label={label}>
        {children}
      </ol>
    </div>
  );
}

export interface ProcessStepProps {
  /** The step's place in two digits, e.g. `01`. Not read out: the list already counts. */
  readonly number: string;
  readonly title: string;
  readonly text: string;
  /** Rank of the title among the page's headings. 3 unless given; the size stays. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** A step of a process, on the line that winds around each step's dot. Stands in a {@link ProcessList}. */
export function ProcessStep({ number, title, text, headingLevel = 3 }: ProcessStepProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.root}>
      <Strand className={styles.strand} />
      <div className={styles.words}>
        <span className={card.number} aria-hidden="true">
          {number}
        </span>
        <Heading className={card.title}>{title}</Heading>
        <p className={card.text}>{text}</p>
      </div>
    </li>
  );
}
