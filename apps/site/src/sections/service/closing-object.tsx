import type { ReactNode } from "react";
import styles from "./closing-object.module.css";

/**
 * What the page is about, in place of the drawing of its closing band. It repeats what the page has
 * said.
 */
export function ClosingObject({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" data-theme="light" className={styles.object}>
      {children}
    </div>
  );
}
