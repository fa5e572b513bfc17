import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { statFigureDefinition } from "./stat-figure.definition.ts";
import styles from "./stat-figure.module.css";

const classes = classesFor(statFigureDefinition, styles);

export interface StatFigureProps
  extends VariantsOf<typeof statFigureDefinition>,
    RootProps<"p", "children"> {
  /** The number as displayed, e.g. `150+` or `4.9/5`. */
  readonly value: string;
  /** What the number counts. */
  readonly label: string;
  /** A sentence in smaller type: what exactly it counts, and until when. */
  readonly counts?: string | undefined;
}

/** A large number and what it counts. With the `band` tone, the section sets the background. */
export function StatFigure({
  value,
  label,
  counts,
  tone,
  size,
  className,
  ...rest
}: StatFigureProps) {
  return (
    <p {...rest} className={classes({ tone, size }, className)}>
      <b className={styles.value}>{value}</b> <span className={styles.label}>{label}</span>{" "}
      {counts ? <span className={styles.counts}>{counts}</span> : null}
    </p>
  );
}
