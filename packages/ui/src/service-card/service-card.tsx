import type { ReactNode } from "react";
import card from "../card-grid/card.module.css";
import { classList } from "../definition/class-list.ts";
import type { VariantsOf } from "../definition/definition.ts";
import { LinkSlot, type LinkTarget } from "../link-slot/link-slot.tsx";
import { PriceTag, type PriceTagProps } from "../price-tag/price-tag.tsx";
import type { serviceCardDefinition } from "./service-card.definition.ts";
import styles from "./service-card.module.css";

export type ServiceCardProps = LinkTarget &
  VariantsOf<typeof serviceCardDefinition> & {
    readonly title: string;
    readonly description: string;
    /** Rank of the title among the page's headings. 3 unless given; the size stays. */
    readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
    /** The service's own drawing, an SVG; shown 74 px tall. */
    readonly drawing?: ReactNode;
    /** What the service includes, a few words each. */
    readonly features?: readonly string[] | undefined;
    /** Stands at the foot of the card, level with its neighbours'. */
    readonly price?: Pick<PriceTagProps, "label" | "amount" | "unit"> | undefined;
    readonly className?: string | undefined;
  };

/**
 * A service in a list of services. The title is the link and the whole card its hit area; under the
 * pointer, or with the keyboard's focus in it, a plain card looks like the feature one.
 */
export function ServiceCard({
  title,
  description,
  headingLevel = 3,
  drawing,
  features,
  price,
  tone = "plain",
  className,
  ...link
}: ServiceCardProps) {
  const Heading = `h${headingLevel}` as const;
  // One class by hand: CVA is worth a third of what a card may weigh.
  const classes = classList(
    card.root,
    card[`tone-${tone}`],
    card.reacts,
    price ? styles.tall : undefined,
    className,
  );
  return (
    <article className={classes}>
      {drawing ? <div className={card.drawing}>{drawing}</div> : null}
      <Heading className={card.title}>
        <LinkSlot {...link} className={card.link}>
          {title}
        </LinkSlot>
      </Heading>
      <p className={card.text}>{description}</p>
      {features?.length ? (
        <ul className={card.points}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      ) : null}
      {price ? (
        <div className={card.foot}>
          <PriceTag {...price} />
        </div>
      ) : null}
    </article>
  );
}
