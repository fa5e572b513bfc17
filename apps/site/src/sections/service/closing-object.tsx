import type { ReactNode } from "react";
import styles from "./closing-object.module.css";

/**
 * Shows what the page is about, instead of the closing band's drawing. It repeats what the page has
 * said.
 */
export function ClosingObject({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" data-theme="light" className={styles.object}>
      {children}
    </div>
  );
}
