import { classList } from "../element/class-list.ts";
import { loop } from "../stepper/loop.tsx";
import styles from "./strand.module.css";

interface StrandProps {
  readonly className?: string | undefined;
}

/**
 * A dot of a list and the line that comes from the previous dot, winds around it and continues to
 * the next. Decorative. It must be a direct child of a list item; CSS detects the first and last
 * item.
 */
export function Strand({ className }: StrandProps) {
  return (
    <span className={classList(styles.root, className)} aria-hidden="true">
      <svg viewBox="0 0 72 72" className={styles.loop}>
        <path d={loop.from} pathLength="1" className={styles.from} />
        <path d={loop.around} pathLength="1" />
        <path d={loop.to} pathLength="1" className={styles.to} />
        <circle cx="36" cy="29" r="4.5" className={styles.dot} />
      </svg>
    </span>
  );
}
