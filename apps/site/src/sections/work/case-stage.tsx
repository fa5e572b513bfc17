import type { Story } from "@kolam/content/shapes/case";
import { Stage, type StageProps } from "@kolam/ui/stage";
import type { ComponentType } from "react";
import { SitePhoto } from "../../photos/site-photo.tsx";

interface CaseStageProps extends Pick<StageProps, "fit" | "className"> {
  story: Pick<Story, "picture">;
  /** What was made, drawn in code. */
  Artefact: ComponentType | undefined;
  /** The largest width at which it is shown, in CSS pixels. */
  width?: number;
  /** Set it at the top of a page. */
  priority?: boolean;
}

/** What a case shows of itself: its picture, or else what was made; nothing if it has neither. */
export function CaseStage({
  story: { picture },
  Artefact,
  width = 640,
  priority = false,
  ...rest
}: CaseStageProps) {
  if (!picture && !Artefact) return null;
  return (
    <Stage {...rest}>
      {picture ? (
        <SitePhoto
          photo={picture}
          width={width}
          sizes={`(width < ${width}px) 92vw, ${width}px`}
          priority={priority}
        />
      ) : null}
      {!picture && Artefact ? <Artefact /> : null}
    </Stage>
  );
}
