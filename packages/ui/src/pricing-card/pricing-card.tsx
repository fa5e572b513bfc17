import type { ReactNode } from "react";
import card from "../card-grid/card.module.css";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { PriceTag, type PriceTagProps } from "../price-tag/price-tag.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { pricingCardDefinition } from "./pricing-card.definition.ts";
import styles from "./pricing-card.module.css";

const classes = classesFor(pricingCardDefinition, card);

/** What a plan lacks. */
export interface ExcludedFeature {
  /** The feature, in a few words. */
  readonly text: string;
  /** What is read out before it, e.g. `Not included:`. */
  readonly excluded: string;
}

/** What a plan includes or lacks. */
export type PricingFeature = string | ExcludedFeature;

export interface PricingCardProps
  extends VariantsOf<typeof pricingCardDefinition>,
    RootProps<"div", "title" | "children"> {
  /** The plan's name. */
  readonly title: ReactNode;
  /**
   * What the plan costs, already formatted. Without a figure the amount is a word or two, e.g. `On
   * request`.
   */
  readonly price: Pick<PriceTagProps, "label" | "amount" | "unit">;
  /** Level of the title; its size does not depend on it. Default: 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** A `Badge` beside the title, e.g. “Most popular”. */
  readonly badge?: ReactNode;
  /** A sentence about whom the plan is for. Phrasing content. */
  readonly text?: ReactNode;
  /** A few words below the price, e.g. about taxes. Phrasing content. */
  readonly note?: ReactNode;
  /** The button or link that chooses the plan. Its label names the plan. */
  readonly action?: ReactNode;
  /** A line above the features, e.g. that the smaller plan's are included. */
  readonly featuresTitle?: ReactNode;
  /** What the plan includes and lacks, a few words each. */
  readonly features?: readonly PricingFeature[] | undefined;
}

const wordsOf = (feature: PricingFeature) => (typeof feature === "string" ? feature : feature.text);

function Feature({ feature }: { feature: PricingFeature }) {
  if (typeof feature === "string") return <li className={styles.included}>{feature}</li>;
  return (
    <li className={styles.excluded}>
      <VisuallyHidden>{feature.excluded} </VisuallyHidden>
      {feature.text}
    </li>
  );
}

/**
 * A plan with its price, what it includes and how to choose it. Side by side in a `CardGrid`, their
 * parts align.
 */
export function PricingCard({
  title,
  price,
  headingLevel = 3,
  badge,
  text,
  note,
  action,
  featuresTitle,
  features,
  tone,
  className,
  ...rest
}: PricingCardProps) {
  const Heading = `h${headingLevel}` as const;
  const keys = keysOf(features?.map(wordsOf) ?? []);
  return (
    <div {...rest} className={classes({ tone }, classList(styles.root, className))}>
      <div className={styles.head}>
        <div className={styles.name}>
          <Heading className={card.title}>{title}</Heading>
          {badge}
        </div>
        {text ? <p className={card.text}>{text}</p> : null}
      </div>
      <PriceTag {...price} layout="stacked" className={styles.price} />
      {note ? <p className={styles.note}>{note}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
      {features?.length ? (
        <div className={styles.features}>
          {featuresTitle ? <p className={styles.featuresTitle}>{featuresTitle}</p> : null}
          <ul className={styles.list}>
            {features.map((feature, index) => (
              <Feature key={keys[index]} feature={feature} />
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
