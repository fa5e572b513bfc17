import type { Eight } from "@kolam/content/facts/shapes";
import styles from "./eight-points.module.css";

interface EightPointsProps {
  items: Eight<string>;
  /** `dots` in two columns, `numbers` in up to four. */
  look?: "dots" | "numbers";
}

/** Eight short points as a list. */
export function EightPoints({ items, look = "dots" }: EightPointsProps) {
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
