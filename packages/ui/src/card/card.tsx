import type { ReactNode } from "react";
import base from "../card-grid/card.module.css";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { LinkSlot, type LinkTarget } from "../link-slot/link-slot.tsx";
import { cardDefinition } from "./card.definition.ts";
import styles from "./card-box.module.css";

const classes = classesFor(cardDefinition, { ...base, "tone-quiet": styles.quiet });

export interface CardProps extends VariantsOf<typeof cardDefinition>, RootProps<"div", "title"> {
  /** The card's heading. */
  title?: ReactNode;
  /** Level of the title; its size does not depend on it. Default: 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Where the title leads. The click target is the whole card; it needs no further links then. */
  to?: LinkTarget | undefined;
  /** A picture at the top, from edge to edge. */
  media?: ReactNode;
  /** Content at the bottom, aligned with that of the neighbouring cards. */
  footer?: ReactNode;
}

/** A box for anything that belongs together. The specialised cards look the same. */
export function Card({
  title,
  headingLevel = 3,
  to,
  media,
  footer,
  tone,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={classes({ tone }, classList(to && base.reacts, className))}>
      {media ? <div className={styles.media}>{media}</div> : null}
      {title ? (
        <Heading className={base.title}>
          {to ? (
            <LinkSlot {...to} className={base.link}>
              {title}
            </LinkSlot>
          ) : (
            title
          )}
        </Heading>
      ) : null}
      <div className={styles.body}>{children}</div>
      {footer ? <div className={base.foot}>{footer}</div> : null}
    </div>
  );
}
