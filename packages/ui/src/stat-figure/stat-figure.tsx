import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { statFigureDefinition } from "./stat-figure.definition.ts";
import styles from "./stat-figure.module.css";

const classes = classesFor(statFigureDefinition, styles);

export interface StatFigureProps extends VariantsOf<typeof statFigureDefinition> {
  /** The number as displayed, e.g. `150+` or `4.9/5`. */
  readonly value: string;
  /** What the number counts. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A large number and what it counts. With the `band` tone, the section sets the background. */
export function StatFigure({ value, label, tone, size, className }: StatFigureProps) {
  return (
    <p className={classes({ tone, size }, className)}>
      <b className={styles.value}>{value}</b> <span className={styles.label}>{label}</span>
    </p>
  );
}
