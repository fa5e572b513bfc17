import type { ReactNode } from "react";
import card from "../card-grid/card.module.css";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { LinkSlot, type LinkTarget, splitLink } from "../link-slot/link-slot.tsx";
import { PriceTag, type PriceTagProps } from "../price-tag/price-tag.tsx";
import { serviceCardDefinition } from "./service-card.definition.ts";
import styles from "./service-card.module.css";

const classes = classesFor(serviceCardDefinition, card);

export type ServiceCardProps = LinkTarget &
  VariantsOf<typeof serviceCardDefinition> &
  RootProps<"article", "title" | "children"> & {
    /** The service's name, which is the card's link. */
    readonly title: string;
    /** What the service is, in a sentence or two. */
    readonly description: string;
    /** Level of the title; its size does not depend on it. Default: 3. */
    readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
    /** The service's drawing, an SVG, displayed 74 px tall. */
    readonly drawing?: ReactNode;
    /** What the service includes, a few words each. */
    readonly features?: readonly string[] | undefined;
    /** Displayed at the bottom of the card, aligned with the prices of its neighbours. */
    readonly price?: Pick<PriceTagProps, "label" | "amount" | "unit"> | undefined;
    /** A separate link at the foot of the card, with a different target from the card's. */
    readonly action?: ReactNode;
  };

/**
 * A service in a list of services. The title is a link whose click target is the whole card, which
 * gets an edge on hover and focus. In one column, a card without features is a compact row.
 */
export function ServiceCard({
  title,
  description,
  headingLevel = 3,
  drawing,
  features,
  price,
  action,
  tone,
  className,
  ...rest
}: ServiceCardProps) {
  const Heading = `h${headingLevel}` as const;
  const [link, root] = splitLink(rest);
  const more = classList(
    card.reacts,
    price ? styles.tall : undefined,
    drawing && !features?.length ? styles.compact : undefined,
    className,
  );
  return (
    <article aria-label={title} {...root} className={classes({ tone }, more)}>
      {drawing ? <div className={classList(card.drawing, styles.drawing)}>{drawing}</div> : null}
      <Heading className={card.title}>
        <LinkSlot {...link} className={card.link}>
          {title}
        </LinkSlot>
      </Heading>
      <p className={card.text}>{description}</p>
      {features?.length ? (
        <ul className={card.points}>
          {keysOf(features).map((key, index) => (
            <li key={key}>{features[index]}</li>
          ))}
        </ul>
      ) : null}
      {price || action ? (
        <div className={classList(card.foot, styles.foot)}>
          {price ? <PriceTag {...price} /> : null}
          {action ? <div className={styles.action}>{action}</div> : null}
        </div>
      ) : null}
    </article>
  );
}
