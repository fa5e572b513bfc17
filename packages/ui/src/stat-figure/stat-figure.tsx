import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { statFigureDefinition } from "./stat-figure.definition.ts";
import styles from "./stat-figure.module.css";

const classes = classesFor(statFigureDefinition, styles);

export interface StatFigureProps extends VariantsOf<typeof statFigureDefinition> {
  /** The number as it is read, e.g. `150+` or `4.9/5`. */
  readonly value: string;
  /** What was counted. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** One big number and what it counts. In the band the ground is the section's, not this one's. */
export function StatFigure({ value, label, tone, size, className }: StatFigureProps) {
  return (
    <p className={classes({ tone, size }, className)}>
      <b className={styles.value}>{value}</b> <span className={styles.label}>{label}</span>
    </p>
  );
}
