import type { Heading, Question } from "@kolam/content/shapes";
import { Section } from "@kolam/ui/section";
import { Questions } from "./questions.tsx";

interface AskedProps {
  words: Heading & { readonly items: readonly Question[] };
  surface?: "plain" | "alt";
  layout?: "stack" | "aside";
}

/** The section with a page's questions. */
export function Asked({ words: { title, lead, items }, surface, layout = "aside" }: AskedProps) {
  return (
    <Section heading={title} lead={lead} surface={surface} layout={layout}>
      <Questions questions={items} />
    </Section>
  );
}
