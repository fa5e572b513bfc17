import type { ReactNode } from "react";
import card from "../card-grid/card.module.css";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { featureCardDefinition } from "./feature-card.definition.ts";

const classes = classesFor(featureCardDefinition, card);

export interface FeatureCardProps
  extends VariantsOf<typeof featureCardDefinition>,
    RootProps<"div", "title" | "children"> {
  /** The feature or value, in a few words. */
  readonly title: ReactNode;
  /** A sentence or two. Phrasing content. */
  readonly text: ReactNode;
  /** Level of the title; its size does not depend on it. Default: 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The card's position as displayed, e.g. `01`. Decorative: it is not read out. */
  readonly number?: string | undefined;
  /** An SVG, displayed 74 px tall. */
  readonly drawing?: ReactNode;
  /** Details, a few words each. */
  readonly points?: readonly string[] | undefined;
}

/** A card about one feature or value, without a link. */
export function FeatureCard({
  title,
  text,
  headingLevel = 3,
  number,
  drawing,
  points,
  tone,
  className,
  ...rest
}: FeatureCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={classes({ tone }, className)}>
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
          {keysOf(points).map((key, index) => (
            <li key={key}>{points[index]}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
