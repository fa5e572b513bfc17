import type { Picture } from "@kolam/content/model/types/picture";
import { WithPhoto } from "@kolam/site/sections/text/with-photo.tsx";
import { Section } from "@kolam/ui/section";
import type { softwareDevelopment } from "@site/words/services/software-development/page";
import styles from "./restraint.module.css";

interface RestraintProps {
  words: (typeof softwareDevelopment)["restraint"];
  photo: Picture;
}

/** The cases in which we advise against custom software. */
export function Restraint({ words: { title, lead, items }, photo }: RestraintProps) {
  return (
    <Section title={title} lead={lead} surface="feature">
      <WithPhoto photo={photo} side="end" shape={[480, 360]}>
        <ol className={styles.list}>
          {items.map((item) => (
            <li key={item.title} className={styles.item}>
              <h3 className={styles.title}>{item.title}</h3>
              <p className={styles.text}>{item.text}</p>
            </li>
          ))}
        </ol>
      </WithPhoto>
    </Section>
  );
}
