import { Motif, type MotifProps } from "@kolam/ui/motif";
import styles from "./drawn-hero.module.css";
import { PageHero, type PageHeroProps } from "./page-hero.tsx";

interface DrawnHeroProps extends Pick<PageHeroProps, "words" | "page"> {
  drawing: MotifProps["drawing"];
  /** Sets the line weights of the drawing; see the stylesheet. */
  className: string | undefined;
}

/** A page hero with a large drawing. */
export function DrawnHero({ drawing, className, ...hero }: DrawnHeroProps) {
  return (
    <PageHero
      {...hero}
      className={[styles.root, className].filter(Boolean).join(" ")}
      art={
        <div className={styles.art}>
          <Motif drawing={drawing} animate="draw" className={styles.drawing} />
        </div>
      }
    />
  );
}
