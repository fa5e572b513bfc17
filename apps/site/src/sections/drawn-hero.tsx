import { Motif, type MotifProps } from "@kolam/ui/motif";
import styles from "./drawn-hero.module.css";
import { PageHero, type PageHeroProps } from "./page-hero.tsx";

export interface DrawnHeroProps extends Pick<PageHeroProps, "words" | "page"> {
  drawing: MotifProps["drawing"];
  /** The width of its lines, in hundredths of its unit. Default: 60. The dots are in proportion. */
  line?: 40 | 55 | 65 | 75 | 80 | 85;
}

/** A page hero with a large drawing. */
export function DrawnHero({ drawing, line, ...hero }: DrawnHeroProps) {
  return (
    <PageHero
      {...hero}
      className={[styles.root, line && styles[`line-${line}`]].filter(Boolean).join(" ")}
      art={
        <div className={styles.art}>
          <Motif drawing={drawing} animate="draw" className={styles.drawing} />
        </div>
      }
    />
  );
}
