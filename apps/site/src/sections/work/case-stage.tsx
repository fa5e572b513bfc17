import { foreign } from "@kolam/content/model/basics/foreign";
import type { CaseOverview } from "@kolam/content/model/types/case";
import type { OwnPicture } from "@kolam/content/model/types/picture";
import { Stage, type StageProps } from "@kolam/ui/stage";
import type { ComponentType } from "react";
import { DrawnPart } from "../../drawings/drawn-part.ts";
import { factsOf } from "../../photos/own-picture.ts";
import { SitePhoto } from "../../photos/site-photo.tsx";
import styles from "./case-stage.module.css";

interface CaseStageProps extends Pick<StageProps, "className"> {
  caseStudy: Pick<CaseOverview, "picture" | "language">;
  /** What was made, drawn in code. */
  Drawing: ComponentType | undefined;
  /** How much of the drawing is shown. */
  part?: "gist" | "whole";
  /** At the top of a page it is seen whole, and loaded first; elsewhere it is cut to its frame. */
  atTop?: boolean;
  /** Whether the frame is as high as what it shows, as it always is at the top of a page. */
  whole?: boolean;
}

/** A screenshot is cut off by the frame, from its top; of a photograph its focus stays. */
function CasePicture({ picture, atTop }: { picture: OwnPicture; atTop: boolean }) {
  const isScreen = factsOf(picture).type === "screen";
  const width = atTop ? 1180 : 640;
  return (
    <SitePhoto
      photo={picture}
      width={width}
      {...(atTop || isScreen ? {} : { height: (width * 3) / 4 })}
      sizes={`(width < ${width}px) 92vw, ${width}px`}
      priority={atTop}
    />
  );
}

/**
 * What illustrates a case, the same on its cards and at the top of its page: its picture, or else
 * the drawing of what was made; nothing if it has neither.
 */
export function CaseStage({
  caseStudy,
  Drawing,
  part = "gist",
  atTop = false,
  whole = atTop,
  className = "",
}: CaseStageProps) {
  const { picture } = caseStudy;
  const fit = whole ? "whole" : "window";
  if (picture) {
    const fills = atTop || factsOf(picture).type === "photo";
    return (
      <Stage
        {...foreign(caseStudy)}
        fit={fit}
        className={`${fills ? styles.filled : styles.screen} ${className}`}
      >
        <CasePicture picture={picture} atTop={atTop} />
      </Stage>
    );
  }
  if (!Drawing) return null;
  return (
    <Stage fit={fit} data-shows={part === "gist" ? part : undefined} className={className}>
      <DrawnPart value={part}>
        <Drawing />
      </DrawnPart>
    </Stage>
  );
}
