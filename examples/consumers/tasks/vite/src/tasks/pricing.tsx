import { Badge } from "@kolam/ui/badge";
import { ButtonLink } from "@kolam/ui/button-link";
import { CardGrid } from "@kolam/ui/card-grid";
import { Hero } from "@kolam/ui/hero";
import { PricingCard } from "@kolam/ui/pricing-card";
import { Section } from "@kolam/ui/section";

/** A pricing page with three plans, the middle one marked. */
export function Pricing() {
  return (
    <main>
      <Hero
        variant="page"
        title="Prices that stay"
        lead="By the month, and you can stop any month."
      />
      <Section title="Three plans">
        <CardGrid columns={3} label="Plans">
          <PricingCard
            title="Small"
            text="For a shop with one person."
            price={{ label: "From", amount: "€40", unit: "a month" }}
            features={["One site", "Mail", { text: "A shop", excluded: "Not included:" }]}
            action={
              <ButtonLink href="/form" tone="outline">
                Take Small
              </ButtonLink>
            }
          />
          <PricingCard
            title="Middle"
            tone="feature"
            badge={<Badge tone="accent">Most taken</Badge>}
            text="For a team."
            price={{ label: "From", amount: "€90", unit: "a month" }}
            featuresTitle="All of Small, and"
            features={["A shop", "Two languages"]}
            action={<ButtonLink href="/form">Take Middle</ButtonLink>}
          />
          <PricingCard
            title="Large"
            text="For several offices."
            price={{ amount: "On request" }}
            featuresTitle="All of Middle, and"
            features={["Any language", "A person to call"]}
            action={
              <ButtonLink href="/form" tone="outline">
                Ask for Large
              </ButtonLink>
            }
          />
        </CardGrid>
      </Section>
    </main>
  );
}
