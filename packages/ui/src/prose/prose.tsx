import type { ReactNode } from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import styles from "./prose.module.css";

export interface ProseProps extends RootProps<"div"> {
  /**
   * Plain elements: headings, paragraphs, lists, figures, quotations, code. Use ProseTable for
   * tables.
   */
  readonly children: ReactNode;
}

/** Typography for long text, such as articles and legal pages, on screen and paper. */
export function Prose({ className, ...rest }: ProseProps) {
  return <div {...rest} className={classList(styles.root, className)} />;
}

export interface ProseTableProps extends RootProps<"table"> {
  /** Accessible name of the box in which the table scrolls. */
  readonly label: string;
}

/** A table in Prose. If it is wider than the text, it scrolls in its own box, also by keyboard. */
export function ProseTable({ label, ...table }: ProseTableProps) {
  return (
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table {...table} />
    </section>
  );
}
