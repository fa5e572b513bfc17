import type { ReactNode } from "react";
import styles from "./paragraphs.module.css";

interface ParagraphsProps {
  texts: readonly string[];
  /** What follows the text, a button for instance. */
  children?: ReactNode;
}

/** A few paragraphs in a section, set to be read. */
export function Paragraphs({ texts, children }: ParagraphsProps) {
  return (
    <div className={styles.root}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </div>
  );
}
