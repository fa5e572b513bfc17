import type { ReactNode } from "react";
import styles from "./picture.module.css";

interface PictureProps {
  /** One sentence that says what the picture shows. */
  label: string;
  children: ReactNode;
}

/** A drawing of several parts side by side: one image with one accessible name. */
export function Picture({ label, children }: PictureProps) {
  return (
    <div className={styles.picture} role="img" aria-label={label}>
      <div className={styles.parts}>{children}</div>
    </div>
  );
}
