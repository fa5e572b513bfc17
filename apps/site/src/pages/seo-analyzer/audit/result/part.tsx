import { type ReactNode, useId } from "react";
import styles from "./audit-result.module.css";

interface PartProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One section of the report. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}
