import type { ReactNode } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { stageDefinition } from "./stage.definition.ts";
import styles from "./stage.module.css";

const classes = classesFor(stageDefinition, styles);

export interface StageProps extends VariantsOf<typeof stageDefinition>, RootProps<"div"> {
  /** A drawing, a `DeviceFrame`, a chart. */
  readonly children: ReactNode;
}

/** A mat with a margin on which a drawing is shown. */
export function Stage({ fit, className, children, ...rest }: StageProps) {
  return (
    <div {...rest} className={classes({ fit }, className)}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
