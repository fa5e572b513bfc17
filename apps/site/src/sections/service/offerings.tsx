import type { Passage } from "@kolam/content/model/basics/types";
import type { DetailedOffering, Listing } from "@kolam/content/model/types/service";
import { CardGrid } from "@kolam/ui/card-grid";
import { FeatureCard } from "@kolam/ui/feature-card";
import { Section } from "@kolam/ui/section";

type Offering = Passage & Partial<DetailedOffering>;

interface OfferingsProps {
  words: Listing<readonly Offering[]>;
  columns?: "2" | "3" | "4";
  surface?: "plain" | "alt";
  layout?: "stack" | "aside";
  /** Index of the one dark card. */
  emphasised?: number;
  /** Whether the cards have numbers. */
  numbered?: boolean;
}

/** What something consists of, as cards. */
export function Offerings({
  words: { title, lead, items },
  columns = "3",
  surface = "plain",
  layout = "stack",
  emphasised,
  numbered = false,
}: OfferingsProps) {
  return (
    <Section title={title} lead={lead} surface={surface} layout={layout}>
      <CardGrid columns={columns}>
        {items.map((item, index) => (
          <FeatureCard
            key={item.title}
            title={item.title}
            text={item.text}
            points={item.points}
            number={numbered ? String(index + 1) : undefined}
            tone={index === emphasised ? "feature" : "plain"}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
