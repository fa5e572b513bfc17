import { foreign } from "@kolam/content/model/basics/foreign";
import type { SiteAction } from "@kolam/content/model/basics/links";
import type { CaseOverview } from "@kolam/content/model/types/case";
import type { OwnPicture } from "@kolam/content/model/types/picture";
import cards from "@kolam/ui/bands/cases.module.css";
import { Stage } from "@kolam/ui/stage";
import type { ComponentType } from "react";
import { factsOf } from "../../photos/own-picture.ts";
import { SitePhoto } from "../../photos/site-photo.tsx";
import { CaseWords } from "../../sections/work/case-words.tsx";
import styles from "./wide-case.module.css";

interface WideCaseProps {
  caseStudy: CaseOverview;
  /** What was made, drawn in code, where the case has no picture. */
  Drawing: ComponentType | undefined;
  ask?: SiteAction | undefined;
}

/** A screenshot is cut off at its foot, unless it has a focus as a photograph has. */
function WidePicture({ picture }: { picture: OwnPicture }) {
  const { type } = factsOf(picture);
  const photo = type === "screen" ? { focus: [50, 0] as const, ...picture } : picture;
  return <SitePhoto photo={photo} width={1280} height={660} sizes="100vw" />;
}

/** A case whose picture, or the mat of its drawing, runs from edge to edge of the window. */
export function WideCase({ caseStudy, Drawing, ask }: WideCaseProps) {
  const { picture } = caseStudy;
  return (
    <article className={`${cards.whole} ${styles.root}`}>
      {picture ? (
        <div {...foreign(caseStudy)} className={styles.window}>
          <WidePicture picture={picture} />
        </div>
      ) : null}
      {Drawing && !picture ? (
        <Stage fit="whole" className={`${styles.window} ${styles.mat}`}>
          <Drawing />
        </Stage>
      ) : null}
      <CaseWords
        caseStudy={caseStudy}
        headingLevel={3}
        size="lg"
        ask={ask}
        className={styles.words}
      />
    </article>
  );
}
