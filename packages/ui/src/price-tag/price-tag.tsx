import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { breakable } from "./breakable.ts";
import { priceTagDefinition } from "./price-tag.definition.ts";
import styles from "./price-tag.module.css";

const classes = classesFor(priceTagDefinition, styles);

export interface PriceTagProps
  extends VariantsOf<typeof priceTagDefinition>,
    RootProps<"p", "children"> {
  /** Label of the amount, e.g. `Starts at`. Leave it out if the amount needs none. */
  readonly label?: string | undefined;
  /** The amount with its currency, already formatted, e.g. `₹15,000`. */
  readonly amount: string;
  /** Unit after the amount, e.g. `/ month`. */
  readonly unit?: string | undefined;
}

/** A price with a label. The app formats the amount, including grouping and currency. */
export function PriceTag({ label, amount, unit, layout, className, ...rest }: PriceTagProps) {
  return (
    <p {...rest} className={classes({ layout }, className)}>
      {label ? <span>{label}</span> : null}
      {label ? " " : null}
      <b className={styles.amount}>
        <bdi>{breakable(amount)}</bdi>
        {unit ? " " : null}
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </b>
    </p>
  );
}
