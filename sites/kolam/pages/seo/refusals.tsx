import { Icon } from "@kolam/ui/icon";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import type { seo } from "@site/words/services/seo/page";
import styles from "./refusals.module.css";

/** The practices that we refuse, each with a cross before it. */
export function Refusals({ words: { title, lead, items } }: { words: (typeof seo)["refusals"] }) {
  return (
    <Section title={title} lead={lead} layout="aside">
      <Stack as="ul" gap={5}>
        {items.map((item) => (
          <li key={item.title}>
            <h3 className={styles.title}>
              <Icon name="close" className={styles.cross} />
              {item.title}
            </h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
