import { Motif, type MotifProps } from "@kolam/ui/motif";
import styles from "./drawn-hero.module.css";
import { PageHero, type PageHeroProps } from "./page-hero.tsx";

interface DrawnHeroProps extends Pick<PageHeroProps, "words" | "page"> {
  drawing: MotifProps["drawing"];
  /** Sets the drawing's size, position and line weight; see the stylesheet. */
  className: string | undefined;
}

/** A page hero with a large drawing that the edge of the page cuts off. */
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
