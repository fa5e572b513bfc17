import type { ReactNode } from "react";
import styles from "./drawn-here.module.css";

/** A drawing in the text of a page. With text at 200 %, it is scaled down instead of breaking. */
export function DrawnHere({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
