import { Children, isValidElement, type ReactNode } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { FormerLook } from "../definition/former-look.ts";
import type { RootProps } from "../element/root-props.ts";
import { warnOfFormerName } from "../element/warn-once.ts";
import { cardGridDefinition } from "./card-grid.definition.ts";
import styles from "./card-grid.module.css";

const classes = classesFor(cardGridDefinition, styles);

export interface CardGridProps
  extends VariantsOf<typeof cardGridDefinition>,
    FormerLook<typeof cardGridDefinition>,
    RootProps<"div", "children"> {
  /** The cards, each of which becomes an item of the list. */
  readonly children: ReactNode;
  /** Accessible name of the list, if no heading names it. */
  readonly label?: string | undefined;
  /** Whether the order of the cards matters. */
  readonly ordered?: boolean | undefined;
}

/**
 * A grid of cards in as many columns as fit; neighbouring cards share their hairlines. In a wide
 * window, the cards of the first two sections rise into place one after another, 0.1 s apart, when
 * the page opens.
 */
export function CardGrid({
  children,
  label,
  ordered,
  columns,
  look,
  variant = look,
  className,
  ...rest
}: CardGridProps) {
  if (process.env.NODE_ENV !== "production") warnOfFormerName("CardGrid", "look", look, "variant");
  const List = ordered ? "ol" : "ul";
  return (
    <div {...rest} className={classes({ columns, variant }, className)}>
      <List className={styles.list} aria-label={label}>
        {Children.toArray(children).map((child) => (
          <li key={isValidElement(child) ? child.key : String(child)} className={styles.cell}>
            {child}
          </li>
        ))}
      </List>
    </div>
  );
}
