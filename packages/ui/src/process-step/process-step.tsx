import { Children, type ReactNode } from "react";
import card from "../card-grid/card.module.css";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import styles from "./process-step.module.css";
import { Strand } from "./strand.tsx";

export interface ProcessListProps extends RootProps<"div"> {
  /** {@link ProcessStep}s in order. */
  readonly children: ReactNode;
  /** Accessible name of the list, if no heading names it. */
  readonly label?: string | undefined;
}

/** More steps side by side would be too narrow. */
const mostInRow = 4;

/**
 * The ordered list of {@link ProcessStep}s: up to four in a row if there is room, otherwise one
 * below the other.
 */
export function ProcessList({ children, label, className, ...rest }: ProcessListProps) {
  const isRow = Children.toArray(children).length <= mostInRow;
  return (
    <div {...rest} className={classList(styles.list, className)}>
      <ol className={classList(styles.steps, isRow && styles.row)} aria-label={label}>
        {children}
      </ol>
    </div>
  );
}

export interface ProcessStepProps extends RootProps<"li", "title" | "children"> {
  /** Position of the step in two digits, e.g. `01`. Not read out, since the list announces it. */
  readonly number: string;
  /** What happens in the step, in a few words. */
  readonly title: string;
  /** What the step means for the reader, in a sentence or two. */
  readonly text: string;
  /** What the step brings, e.g. a figure: beside its words in a wide list, below them in a row. */
  readonly children?: ReactNode;
  /** Level of the title; its size does not depend on it. Default: 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/**
 * A step of a process, on a line that winds around each step's dot. For use in {@link ProcessList}.
 */
export function ProcessStep({
  number,
  title,
  text,
  headingLevel = 3,
  children,
  className,
  ...rest
}: ProcessStepProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li {...rest} className={classList(styles.root, className)}>
      <Strand className={styles.strand} />
      <div className={classList(styles.words, Boolean(children) && styles.brings)}>
        <span className={card.number} aria-hidden="true">
          {number}
        </span>
        <Heading className={card.title}>{title}</Heading>
        <p className={card.text}>{text}</p>
        {children ? <div className={styles.outcome}>{children}</div> : null}
      </div>
    </li>
  );
}
