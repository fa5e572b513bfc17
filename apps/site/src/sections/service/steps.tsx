import type { Passage } from "@kolam/content/model/basics/types";
import type { Listing } from "@kolam/content/model/types/service";
import { ProcessList, ProcessStep } from "@kolam/ui/process-step";
import { Section } from "@kolam/ui/section";
import { sectionHead } from "../section-head.ts";

interface StepsProps {
  words: Listing<readonly Passage[]>;
  surface?: "plain" | "feature";
}

/** The steps of the work on a service. */
export function Steps({ words, surface }: StepsProps) {
  return (
    <Section {...sectionHead(words)} surface={surface}>
      <ProcessList>
        {words.items.map((step, index) => (
          <ProcessStep key={step.title} number={String(index + 1).padStart(2, "0")} {...step} />
        ))}
      </ProcessList>
    </Section>
  );
}
