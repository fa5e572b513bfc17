import type { Passage } from "@kolam/content/facts/shapes";
import type { Listing } from "@kolam/content/shapes/service";
import { ProcessList, ProcessStep } from "@kolam/ui/process-step";
import { Section } from "@kolam/ui/section";

interface StepsProps {
  words: Listing<readonly Passage[]>;
  surface?: "plain" | "feature";
}

/** The steps of the work on a service. */
export function Steps({ words: { title, lead, items }, surface }: StepsProps) {
  return (
    <Section title={title} lead={lead} surface={surface}>
      <ProcessList>
        {items.map((step, index) => (
          <ProcessStep key={step.title} number={String(index + 1).padStart(2, "0")} {...step} />
        ))}
      </ProcessList>
    </Section>
  );
}
