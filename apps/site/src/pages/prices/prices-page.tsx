import drawing from "virtual:drawing/closing";
import { pricesPage } from "@kolam/content/pages/prices";
import { CardGrid } from "@kolam/ui/card-grid";
import { FeatureCard } from "@kolam/ui/feature-card";
import { Section } from "@kolam/ui/section";
import { DrawnHero } from "../../sections/drawn-hero.tsx";
import { Sheet } from "./sheet.tsx";

/** The prices page: a sheet that adds up what is ticked, and becomes a request for a quote. */
export function PricesPage() {
  const { hero, sheet, never } = pricesPage;
  return (
    <>
      <DrawnHero words={hero} page="prices" drawing={drawing} />
      <Section title={sheet.title} lead={sheet.lead}>
        <Sheet />
      </Section>
      <Section title={never.title} lead={never.lead} surface="alt">
        <CardGrid columns="3">
          {never.items.map(({ title, text }) => (
            <FeatureCard key={title} title={title} text={text} />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
