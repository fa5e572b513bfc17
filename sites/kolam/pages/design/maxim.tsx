import { Section } from "@kolam/ui/section";
import styles from "./maxim.module.css";

/** A single large sentence about five test users and a sixth, below a drawing of them. */
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
