import { portfolio } from "@kolam/content/pages/portfolio";
import { storyOf } from "@kolam/content/services/service-stories";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { CaseEntry } from "./case-entry.tsx";

/** The three cases that the portfolio begins with, each in large. */
export function Leads() {
  const { label, stories } = portfolio.leads;
  return (
    <Section label={label}>
      <Stack gap={12}>
        {stories.map((id) => (
          <CaseEntry key={id} story={storyOf(id)} look="lead" />
        ))}
      </Stack>
    </Section>
  );
}
