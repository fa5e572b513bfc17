import type { ReactNode } from "react";
import card from "../card-grid/card.module.css";
import { classList } from "../definition/class-list.ts";
import type { VariantsOf } from "../definition/definition.ts";
import type { featureCardDefinition } from "./feature-card.definition.ts";

export interface FeatureCardProps extends VariantsOf<typeof featureCardDefinition> {
  readonly title: string;
  readonly text: string;
  /** Rank of the title among the page's headings. 3 unless given; the size stays. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The card's place in its list as it is shown, e.g. `01`. Decoration: it is not read out. */
  readonly number?: string | undefined;
  /** An SVG; shown 74 px tall. */
  readonly drawing?: ReactNode;
  /** Particulars, a few words each. */
  readonly points?: readonly string[] | undefined;
  readonly className?: string | undefined;
}

/** One thing that is offered or valued: a title and what there is to say about it. Leads nowhere. */
export function FeatureCard({
  title,
  text,
  headingLevel = 3,
  number,
  drawing,
  points,
  tone = "plain",
  className,
}: FeatureCardProps) {
  const Heading = `h${headingLevel}` as const;
  // One class by hand: CVA is worth a third of what a card may weigh.
  const classes = classList(card.root, card[`tone-${tone}`], className);
  return (
    <article className={classes}>
      {drawing ? <div className={card.drawing}>{drawing}</div> : null}
      {number ? (
        <span className={card.number} aria-hidden="true">
          {number}
        </span>
      ) : null}
      <Heading className={card.title}>{title}</Heading>
      <p className={card.text}>{text}</p>
      {points?.length ? (
        <ul className={card.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
