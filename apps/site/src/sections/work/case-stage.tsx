import { foreign } from "@kolam/content/model/basics/foreign";
import type { CaseOverview } from "@kolam/content/model/types/case";
import { Stage, type StageProps } from "@kolam/ui/stage";
import type { ComponentType } from "react";
import { DrawnPart } from "../../drawings/drawn-part.ts";
import { SitePhoto } from "../../photos/site-photo.tsx";
import styles from "./case-stage.module.css";

interface CaseStageProps extends Pick<StageProps, "fit" | "className"> {
  caseStudy: Pick<CaseOverview, "picture" | "language">;
  /** What was made, drawn in code; a `window` shows its gist. */
  Drawing: ComponentType | undefined;
  /** Prefers the picture, if there is one, to the drawing: at the top of a page. */
  pictured?: boolean;
}

/**
 * What illustrates a case: the drawing of what was made, or else its picture; nothing if it has
 * neither.
 */
export function CaseStage({
  caseStudy,
  Drawing,
  pictured = false,
  fit,
  className = "",
}: CaseStageProps) {
  const { picture } = caseStudy;
  const width = pictured ? 1180 : 640;
  if (picture && (pictured || !Drawing)) {
    return (
      <Stage {...foreign(caseStudy)} fit={fit} className={`${styles.picture} ${className}`}>
        <SitePhoto
          photo={picture}
          width={width}
          sizes={`(width < ${width}px) 92vw, ${width}px`}
          priority={pictured}
        />
      </Stage>
    );
  }
  if (!Drawing) return null;
  const part = fit === "window" ? "gist" : "whole";
  return (
    <Stage fit={fit} data-shows={part === "gist" ? part : undefined} className={className}>
      <DrawnPart value={part}>
        <Drawing />
      </DrawnPart>
    </Stage>
  );
}
