import { Motif, type MotifProps } from "@kolam/ui/motif";
import styles from "./drawn-hero.module.css";
import { PageHero, type PageHeroProps } from "./page-hero.tsx";

interface DrawnHeroProps extends Pick<PageHeroProps, "words" | "trail"> {
  drawing: MotifProps["drawing"];
  /** Sets size and place of the drawing and the weight of its line; see the stylesheet. */
  className: string | undefined;
}

/** The top of a page with a drawing, large and cut by the edge of the page. */
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
