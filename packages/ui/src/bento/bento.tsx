import type { ReactNode } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { FormerLook } from "../definition/former-look.ts";
import type { RootProps } from "../element/root-props.ts";
import { warnOfFormerName } from "../element/warn-once.ts";
import { bentoDefinition } from "./bento.definition.ts";
import styles from "./bento.module.css";

const classes = classesFor(bentoDefinition, styles);

export interface BentoProps
  extends VariantsOf<typeof bentoDefinition>,
    FormerLook<typeof bentoDefinition>,
    RootProps<"div"> {
  /** `BentoItem`s, whose spans fill the columns of every row. */
  readonly children: ReactNode;
  /** Accessible name of the list, if no heading names it. */
  readonly label?: string | undefined;
}

/** A grid of items of different sizes, the most important one the largest. */
export function Bento({
  columns,
  look,
  variant = look,
  label,
  className,
  children,
  ...rest
}: BentoProps) {
  if (process.env.NODE_ENV !== "production") warnOfFormerName("Bento", "look", look, "variant");
  return (
    <div {...rest} className={classes({ columns, variant }, className)}>
      <ul className={styles.list} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
