import type { ReactNode } from "react";
import styles from "./ruled-list.module.css";

interface RuledListProps {
  /** The names must be unique. */
  items: readonly { readonly name: string; readonly text: ReactNode }[];
  columns?: "1" | "2";
}

/** Names with a description each, between horizontal rules. */
export function RuledList({ items, columns = "1" }: RuledListProps) {
  return (
    <dl
      className={`${styles.root} ${columns === "2" && items.length > 1 ? styles["columns-2"] : ""}`}
    >
      {items.map(({ name, text }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
