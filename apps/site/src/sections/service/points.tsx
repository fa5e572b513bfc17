import type { Passage } from "@kolam/content/model/basics/types";
import styles from "./points.module.css";

/** Short points as a list, in as many columns as there is room for. */
export function Points({ items }: { items: readonly (string | Passage)[] }) {
  return (
    <ul className={styles.root}>
      {items.map((item) =>
        typeof item === "string" ? (
          <li key={item}>{item}</li>
        ) : (
          <li key={item.title}>
            <b>{item.title}</b> <span className={styles.text}>{item.text}</span>
          </li>
        ),
      )}
    </ul>
  );
}
