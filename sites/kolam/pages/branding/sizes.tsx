import { Signature } from "@kolam/site/sections/service/signature.tsx";
import { Motif, type MotifProps } from "@kolam/ui/motif";
import type { branding } from "@site/words/services/branding/page";
import styles from "./sizes.module.css";

interface SizesProps {
  words: (typeof branding)["sizes"];
  drawing: MotifProps["drawing"];
}

/**
 * The outline of the drawing on a grid of 16 pixels, on which its loops would run into one another.
 */
function Smallest() {
  return (
    <svg viewBox="0 0 16 16" className={styles.smallest} aria-hidden="true">
      <path d="M2 13V4l3 4 3-5 3 5 3-4v9z" />
    </svg>
  );
}

/** A logo at the sizes it has to work at. */
export function Sizes({ words, drawing }: SizesProps) {
  return (
    <Signature words={words} surface="alt" className={styles.section}>
      <ul className={styles.sizes}>
        {words.items.map(({ size, place }, index) => (
          <li key={size} className={styles.size}>
            <div className={styles.mark}>
              {index === 0 && words.items.length > 1 ? (
                <Smallest />
              ) : (
                <Motif drawing={drawing} className={styles.motif} />
              )}
            </div>
            <b className={styles.figure}>{size}</b> {place}
          </li>
        ))}
      </ul>
    </Signature>
  );
}
