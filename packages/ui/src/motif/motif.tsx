import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import type { Drawing } from "../kolam/generate.ts";
import { PITCH } from "../kolam/path.ts";
import { motifDefinition } from "./motif.definition.ts";
import styles from "./motif.module.css";

const classes = classesFor(motifDefinition, styles);

export type MotifProps = RootProps<"svg", "children" | "viewBox"> &
  VariantsOf<typeof motifDefinition> & {
    /** From `virtual:kolam/<name>`, `kolam()` or `pathAround()`. */
    drawing: Drawing;
    /**
     * Distance between dots in pixels. With equal values, drawings have equal line widths. @default
     * 20
     */
    pitch?: number;
  };

/**
 * A kolam as decoration, hidden from assistive technology. It shrinks to fit its container; an
 * `inline-size` set through `className` overrides `pitch`. `--k-motif-weight`, `--k-motif-dot-size`
 * and `--k-motif-dot` set line width, dot diameter and dot colour.
 */
export function Motif({ drawing, pitch = PITCH, animate, tone, className, ...rest }: MotifProps) {
  const { width, height, line, dotsPath } = drawing;
  const isDrawn = animate === "draw" || animate === "redraw";
  return (
    <svg
      width={(width * pitch) / PITCH}
      height={(height * pitch) / PITCH}
      {...rest}
      viewBox={`0 0 ${width} ${height}`}
      className={classes({ animate, tone }, className)}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.dots} d={dotsPath} />
      {line !== "" && (
        <path className={styles.line} d={line} pathLength={isDrawn ? 1 : undefined} />
      )}
    </svg>
  );
}
