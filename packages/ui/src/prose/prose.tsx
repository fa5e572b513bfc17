import type { ComponentPropsWithRef, ReactNode } from "react";
import { classList } from "../definition/class-list.ts";
import styles from "./prose.module.css";

export interface ProseProps {
  /** Plain elements: headings, paragraphs, lists, figures, quotations, code. Tables as ProseTable. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The typography of long texts, for what an article or a legal page is made of, on screen and paper. */
export function Prose({ children, className }: ProseProps) {
  return <div className={classList(styles.root, className)}>{children}</div>;
}

export interface ProseTableProps extends ComponentPropsWithRef<"table"> {
  /** Names the box that the table scrolls in, for those who reach it by keyboard or ear. */
  readonly label: string;
}

/** A table in a Prose: where it is wider than the text it scrolls by itself, with keys too. */
export function ProseTable({ label, ...table }: ProseTableProps) {
  return (
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table {...table} />
    </section>
  );
}
