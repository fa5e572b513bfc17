import { Stack } from "@kolam/ui/stack";
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
    <Stack as="section" gap={6} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={styles.lead}>{lead}</p>
      {children}
    </Stack>
  );
}
