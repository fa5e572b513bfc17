import type { ReactNode } from "react";
import styles from "./objects.module.css";

interface ObjectsProps {
  /** One sentence that says what is drawn. */
  label: string;
  /** One SVG, or two that stand beside each other where there is room. */
  children: ReactNode;
  count?: 1 | 2;
}

/** Things on a table, as one picture. */
export function Objects({ label, children, count = 2 }: ObjectsProps) {
  return (
    <div role="img" aria-label={label} className={styles.objects}>
      <div className={count === 2 ? styles.two : undefined}>{children}</div>
    </div>
  );
}
