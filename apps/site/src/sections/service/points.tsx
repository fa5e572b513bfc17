import type { Some } from "@kolam/content/facts/shapes";
import styles from "./points.module.css";

interface PointsProps {
  items: Some<string>;
  /** `dots` in two columns, `numbers` in up to four. */
  look?: "dots" | "numbers";
}

/** Short points as a list. */
export function Points({ items, look = "dots" }: PointsProps) {
  return (
    <ul className={`${styles.root} ${styles[`look-${look}`]}`}>
      {items.map((item) => (
        <li key={item} className={styles.point}>
          {item}
        </li>
      ))}
    </ul>
  );
}
