import { Section } from "@kolam/ui/section";
import type { branding } from "@site/words/services/branding/page";
import styles from "./name-tests.module.css";

/** More tests are one below the other. */
const mostInRow: number = 4;

/** The tests for a name, in the order in which it has to pass them. */
export function NameTests({ words }: { words: (typeof branding)["nameTests"] }) {
  const { title, lead, items } = words;
  return (
    <Section title={title} lead={lead} surface="feature">
      <ol className={`${styles.tests} ${items.length <= mostInRow ? styles.row : ""}`}>
        {items.map((item) => (
          <li key={item.title} className={styles.test}>
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
