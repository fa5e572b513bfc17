import type { Passage } from "@kolam/content/model/basics/types";
import type { Listing } from "@kolam/content/model/types/service";
import { CardGrid } from "@kolam/ui/card-grid";
import { FeatureCard } from "@kolam/ui/feature-card";
import { Section } from "@kolam/ui/section";
import type { ReactNode } from "react";
import { headBesideAsk } from "../section-head.tsx";
import styles from "./offerings.module.css";

interface OfferingsProps {
  words: Listing<readonly Passage[]>;
  columns?: "2" | "3" | "4";
  surface?: "plain" | "alt";
  layout?: "stack" | "aside";
  /** `sm` for one band of several on a service page. */
  space?: "md" | "sm";
  /** Index of the one dark card. */
  emphasised?: number;
  /** A last row of the grid. */
  children?: ReactNode;
}

/** What something consists of, as cards. */
export function Offerings({
  words,
  columns = "3",
  surface = "plain",
  layout = "stack",
  space = "md",
  emphasised,
  children,
}: OfferingsProps) {
  return (
    <Section
      {...headBesideAsk(words)}
      surface={surface}
      layout={layout}
      space={space}
      className={styles[`space-${space}`]}
    >
      <CardGrid columns={columns}>
        {words.items.map((item, index) => (
          <FeatureCard
            key={item.title}
            title={item.title}
            text={item.text}
            tone={index === emphasised ? "feature" : "plain"}
          />
        ))}
      </CardGrid>
      {children}
    </Section>
  );
}
