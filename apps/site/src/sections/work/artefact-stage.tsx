import type { ReactNode } from "react";
import styles from "./artefact-stage.module.css";

interface ArtefactStageProps {
  children: ReactNode;
  /** `whole` is as tall as the artefact, `window` has the shape of its neighbours and shows the upper part. */
  look?: "whole" | "window";
  className?: string | undefined;
}

/** The mat on which an artefact lies. */
export function ArtefactStage({ children, look = "whole", className }: ArtefactStageProps) {
  const classes = [styles.root, styles[look], className].filter(Boolean).join(" ");
  return (
    <div className={classes}>
      <div className={styles.artefact}>{children}</div>
    </div>
  );
}
