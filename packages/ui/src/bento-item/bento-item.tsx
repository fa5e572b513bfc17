import type { ReactNode } from "react";
import box from "../card/card-box.module.css";
import card from "../card-grid/card.module.css";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { LinkSlot, type LinkTarget } from "../link-slot/link-slot.tsx";
import surfaces from "../section/surface.module.css";
import { bentoItemDefinition } from "./bento-item.definition.ts";
import styles from "./bento-item.module.css";

export interface BentoItemProps
  extends VariantsOf<typeof bentoItemDefinition>,
    RootProps<"li", "title"> {
  /** What it is about, a heading. */
  readonly title?: ReactNode;
  /** Level of the title; its size does not depend on it. Default: 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** A few words above the title. */
  readonly eyebrow?: ReactNode;
  /** A sentence or two. Phrasing content. */
  readonly text?: ReactNode;
  /** A photo or drawing, from edge to edge, in the space that the text leaves. */
  readonly media?: ReactNode;
  /**
   * Where the media is. Default: `end`.
   * - `start`: above the words
   * - `end`: below the words
   */
  readonly mediaAt?: "start" | "end" | undefined;
  /** Where the title leads. The click target is the whole item; it needs no further links then. */
  readonly to?: LinkTarget | undefined;
  /** What else belongs to the item, below the text: a StatFigure, a list, a button. */
  readonly children?: ReactNode;
}

const classes = classesFor(bentoItemDefinition, {
  ...styles,
  "tone-quiet": box.quiet,
  "tone-feature": card["tone-feature"],
  "tone-action": classList(surfaces.action, styles.action),
});

/** One thing in a `Bento`, as large as it is important. */
export function BentoItem({
  title,
  headingLevel = 3,
  eyebrow,
  text,
  media,
  mediaAt = "end",
  to,
  tone,
  span,
  rows,
  className,
  children,
  ...rest
}: BentoItemProps) {
  const Heading = `h${headingLevel}` as const;
  const more = classList(card.root, to && card.reacts, className);
  const picture = media ? <div className={styles.media}>{media}</div> : null;
  return (
    <li {...rest} className={classes({ tone, span, rows }, more)}>
      {mediaAt === "start" ? picture : null}
      <div className={styles.words}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        {title ? (
          <Heading className={card.title}>
            {to ? (
              <LinkSlot {...to} className={classList(card.link, styles.link)}>
                {title}
              </LinkSlot>
            ) : (
              title
            )}
          </Heading>
        ) : null}
        {text ? <p className={card.text}>{text}</p> : null}
        {children ? <div className={styles.more}>{children}</div> : null}
      </div>
      {mediaAt === "end" ? picture : null}
    </li>
  );
}
