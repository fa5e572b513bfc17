import type { branding } from "@kolam/content/services/branding";
import { Motif, type MotifProps } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import styles from "./sizes.module.css";

interface SizesProps {
  words: (typeof branding)["sizes"];
  drawing: MotifProps["drawing"];
}

/** A logo at the five sizes it has to work at, the last larger than the page. */
export function Sizes({ words: { title, lead, items }, drawing }: SizesProps) {
  return (
    <Section heading={title} lead={lead} surface="alt" className={styles.section}>
      <ul className={styles.sizes}>
        {items.map(({ size, place }) => (
          <li key={size} className={styles.size}>
            <div className={styles.mark}>
              <Motif drawing={drawing} className={styles.motif} />
            </div>
            <b className={styles.figure}>{size}</b> {place}
          </li>
        ))}
      </ul>
    </Section>
  );
}
