import type { mobileDevelopment } from "@kolam/content/services/mobile-development";
import { Section } from "@kolam/ui/section";
import styles from "./conditions.module.css";

/** The symbol on each phone's screen, in a 48 by 48 viewBox: no signal, waiting, two people, full. */
const symbols = [
  "M6 42V34M16 42V26M26 42V18M36 42V10M4 8l38 36",
  "M24 6a18 18 0 1 1-18 18M24 14v10l7 5",
  "M17 20a7 7 0 1 0 0-.1M4 42c0-9 6-13 13-13s13 4 13 13M31 18a6 6 0 1 0-2-10M35 28c6 1 9 6 9 13",
  "M6 10h36v28H6zM11 15h26v18H11zM15 15v18M19 15v18M23 15v18M27 15v18M31 15v18",
] as const;

/** Four conditions that an app must work in, each shown on a phone. */
export function Conditions({ words }: { words: (typeof mobileDevelopment)["conditions"] }) {
  const { title, lead, items } = words;
  return (
    <Section heading={title} lead={lead} surface="feature">
      <ul className={styles.phones}>
        {items.map((item, index) => (
          <li key={item.title} className={styles.phone}>
            <svg viewBox="0 0 48 48" className={styles.symbol} aria-hidden="true">
              <path d={symbols[index]} />
            </svg>
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
