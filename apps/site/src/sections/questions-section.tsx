import type { Heading, Question } from "@kolam/content/shapes";
import { Accordion } from "@kolam/ui/accordion";
import { Section } from "@kolam/ui/section";
import { RichText } from "./text/rich-text.tsx";

interface QuestionsSectionProps {
  words: Heading & { readonly items: readonly Question[] };
  surface?: "plain" | "alt";
}

/** The questions and answers of a page. Links can point to each question by its id. */
export function QuestionsSection({
  words: { title, lead, items },
  surface,
}: QuestionsSectionProps) {
  return (
    <Section heading={title} lead={lead} surface={surface} layout="aside">
      <Accordion
        type="multiple"
        headingLevel={3}
        items={items.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: (
            <p>
              <RichText text={answer} />
            </p>
          ),
        }))}
      />
    </Section>
  );
}
