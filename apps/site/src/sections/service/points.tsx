import columns from "../four-columns.module.css";
import styles from "./points.module.css";

interface PointsProps {
  items: readonly string[];
  /** `dots` in two columns, `numbers` in up to four. */
  look?: "dots" | "numbers";
}

/** Short points as a list. */
export function Points({ items, look = "dots" }: PointsProps) {
  const grid = look === "numbers" ? columns.list : "";
  return (
    <ul className={`${styles.root} ${styles[`look-${look}`]} ${grid}`}>
      {items.map((item) => (
        <li key={item} className={styles.point}>
          {item}
        </li>
      ))}
    </ul>
  );
}
