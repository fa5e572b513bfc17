import { classList } from "../definition/class-list.ts";
import type { VariantsOf } from "../definition/definition.ts";
import type { priceTagDefinition } from "./price-tag.definition.ts";
import styles from "./price-tag.module.css";

export interface PriceTagProps extends VariantsOf<typeof priceTagDefinition> {
  /** What the amount is, e.g. `Starts at`. */
  readonly label: string;
  /** The amount with its currency, already formatted, e.g. `₹15,000`. */
  readonly amount: string;
  /** What the amount pays for, as it is read after it, e.g. `/ month`. */
  readonly unit?: string | undefined;
  readonly className?: string | undefined;
}

/** A price with what it stands for. It formats nothing: grouping and currency are the app's. */
export function PriceTag({ label, amount, unit, layout = "row", className }: PriceTagProps) {
  // One class by hand: this lies in ServiceCard, and CVA is a third of what a card may weigh.
  const classes = classList(styles.root, styles[`layout-${layout}`], className);
  return (
    <p className={classes}>
      <span>{label}</span>{" "}
      <b className={styles.amount}>
        <bdi>{amount}</bdi>
        {unit ? " " : null}
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </b>
    </p>
  );
}
