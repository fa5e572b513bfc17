import type { Figure } from "@kolam/content/facts/shapes";
import { serviceWords } from "@kolam/content/services/service-words";
import type { Listing } from "@kolam/content/shapes/service";
import { Section } from "@kolam/ui/section";
import { Figures } from "../figures.tsx";

interface ServiceFiguresProps {
  words: Listing<readonly Figure[]>;
  surface?: "action" | "plain" | "alt";
}

/** The average results of a service, with a note that they are not guaranteed. */
export function ServiceFigures({
  words: { title, lead, items },
  surface = "action",
}: ServiceFiguresProps) {
  if (items.length === 0) return null;
  return (
    <Section
      title={title}
      lead={`${lead} ${serviceWords.figuresNote}`}
      surface={surface}
      space="sm"
    >
      <Figures figures={items} tone={surface === "action" ? "band" : "paper"} />
    </Section>
  );
}
