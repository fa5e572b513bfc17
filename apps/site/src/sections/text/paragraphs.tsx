import { Stack } from "@kolam/ui/stack";
import type { ReactNode } from "react";
import styles from "./paragraphs.module.css";

interface ParagraphsProps {
  texts: readonly string[];
  /** Shown after the text, for example a button. */
  children?: ReactNode;
}

/** A few paragraphs of body text. */
export function Paragraphs({ texts, children }: ParagraphsProps) {
  return (
    <Stack gap={5} align="start" className={styles.root}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </Stack>
  );
}
