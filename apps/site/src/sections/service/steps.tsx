import type { Process } from "@kolam/content/services/shape";
import { ProcessList, ProcessStep } from "@kolam/ui/process-step";
import { Section } from "@kolam/ui/section";

interface StepsProps {
  words: Process;
  surface?: "plain" | "alt" | "feature";
  layout?: "stack" | "aside";
}

/** How the work goes: four steps on one line. */
export function Steps({ words: { title, lead, items }, surface, layout }: StepsProps) {
  return (
    <Section heading={title} lead={lead} surface={surface} layout={layout}>
      <ProcessList>
        {items.map((step) => (
          <ProcessStep key={step.number} {...step} />
        ))}
      </ProcessList>
    </Section>
  );
}
