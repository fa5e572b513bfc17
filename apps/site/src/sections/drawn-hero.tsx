import { Motif, type MotifProps } from "@kolam/ui/motif";
import styles from "./drawn-hero.module.css";
import { PageHero, type PageHeroProps } from "./page-hero.tsx";

export interface DrawnHeroProps extends Pick<PageHeroProps, "words" | "page"> {
  drawing: MotifProps["drawing"];
}

/** A page hero with a large drawing. */
export function DrawnHero({ drawing, ...hero }: DrawnHeroProps) {
  return (
    <PageHero
      {...hero}
      className={styles.root}
      art={
        <div className={styles.art}>
          <Motif drawing={drawing} animate="draw" className={styles.drawing} />
        </div>
      }
    />
  );
}
