import columns from "../four-columns.module.css";
import styles from "./points.module.css";

interface PointsProps {
  items: readonly string[];
  /** `dots` in two columns, `numbers` in up to four. */
  variant?: "dots" | "numbers";
}

/** Short points as a list. */
export function Points({ items, variant = "dots" }: PointsProps) {
  const grid = variant === "numbers" ? columns.list : "";
  return (
    <ul className={`${styles.root} ${styles[`variant-${variant}`]} ${grid}`}>
      {items.map((item) => (
        <li key={item} className={styles.point}>
          {item}
        </li>
      ))}
    </ul>
  );
}
