import { Section } from "@kolam/ui/section";
import styles from "./maxim.module.css";

/** The sentence that stands alone, over the five users it speaks of and the sixth. */
export function Maxim({ text }: { text: string }) {
  return (
    <Section surface="feature">
      <svg viewBox="0 0 216 36" className={styles.users} aria-hidden="true">
        <path d="M3 18a15 15 0 1 1 30 0a15 15 0 1 1-30 0m36 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0m36 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0m36 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0m36 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0" />
        <path className={styles.dots} d="M18 18h0m36 0h0m36 0h0m36 0h0m36 0h0m36 0h0" />
      </svg>
      <p className={styles.maxim}>{text}</p>
    </Section>
  );
}
