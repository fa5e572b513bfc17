import type { ReactNode } from "react";
import card from "../card-grid/card.module.css";
import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import styles from "./platform-card.module.css";

export interface PlatformCardProps extends RootProps<"article", "children"> {
  /** The platform's name, which is the card's heading. */
  readonly name: string;
  /** What it is good for, in a sentence or two. */
  readonly description: string;
  /** Advantages of the platform, a few words each. */
  readonly features: readonly string[];
  /** Level of the name's heading; its size does not depend on it. Default: 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** An SVG, displayed 74 px tall. */
  readonly drawing?: ReactNode;
}

/** A platform or tool to choose from, with its advantages. */
export function PlatformCard({
  name,
  description,
  features,
  headingLevel = 3,
  drawing,
  className,
  ...rest
}: PlatformCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article aria-label={name} {...rest} className={classList(card.root, className)}>
      {drawing ? <div className={card.drawing}>{drawing}</div> : null}
      <Heading className={card.title}>{name}</Heading>
      <p className={card.text}>{description}</p>
      <ul className={`${card.points} ${styles.features}`}>
        {keysOf(features).map((key, index) => (
          <li key={key}>{features[index]}</li>
        ))}
      </ul>
    </article>
  );
}
