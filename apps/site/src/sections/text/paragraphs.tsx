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
    <div className={styles.root}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </div>
  );
}
