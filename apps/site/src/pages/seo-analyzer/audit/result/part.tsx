import { Stack } from "@kolam/ui/stack";
import { type ReactNode, useId } from "react";
import styles from "./audit-result.module.css";

interface PartProps {
  /** The id of the heading, for a section that links lead to. */
  id?: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** One section of the report. */
export function Part({ id: named, title, lead, children }: PartProps) {
  const made = useId();
  const id = named ?? made;
  return (
    <Stack as="section" gap={6} aria-labelledby={id}>
      <h3 id={id} tabIndex={named ? -1 : undefined} className={styles.title}>
        {title}
      </h3>
      <p className={styles.lead}>{lead}</p>
      {children}
    </Stack>
  );
}
