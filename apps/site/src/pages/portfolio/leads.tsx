import { portfolio } from "@kolam/content/pages/portfolio";
import { storyOf } from "@kolam/content/portfolio/stories";
import type { PortfolioWords } from "@kolam/content/shapes/pages";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { CaseCard } from "./case-card.tsx";

/** The cases that the portfolio begins with, each in large. */
export function Leads() {
  const { label, stories }: PortfolioWords["leads"] = portfolio.leads;
  if (stories.length === 0) return null;
  return (
    <Section label={label}>
      <Stack gap={12}>
        {stories.map((id) => (
          <CaseCard key={id} story={storyOf(id)} look="lead" anchored />
        ))}
      </Stack>
    </Section>
  );
}
