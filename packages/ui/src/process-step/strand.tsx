import { classList } from "../element/class-list.ts";
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
        <path d="M0 62c14 0 25 1 36-10" pathLength="1" className={styles.from} />
        <path d="M36 52c10-10 20-13 20-24S47 8 36 8s-20 9-20 20 10 14 20 24" pathLength="1" />
        <path d="M36 52c11 11 22 10 36 10" pathLength="1" className={styles.to} />
        <circle cx="36" cy="29" r="4.5" className={styles.dot} />
      </svg>
    </span>
  );
}
