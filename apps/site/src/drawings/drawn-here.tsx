import type { ReactNode } from "react";
import styles from "./drawn-here.module.css";

/** A drawing in the text of a page. Where letters are twice as large it gets smaller, not broken. */
export function DrawnHere({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
