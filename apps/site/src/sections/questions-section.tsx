import type { Question } from "@kolam/content/model/basics/questions";
import type { Heading } from "@kolam/content/model/basics/types";
import { Accordion } from "@kolam/ui/accordion";
import { Section } from "@kolam/ui/section";
import type { ReactNode } from "react";
import { sectionHead } from "./section-head.ts";
import { RichText } from "./text/rich-text.tsx";

export interface QuestionsSectionProps {
  words: Heading & { readonly items: readonly Question[] };
  surface?: "plain" | "alt" | undefined;
  /** Shown beside the questions if there is room, instead of their heading. */
  aside?: ReactNode;
}

/** The questions and answers of a page. Links can point to each question by its id. */
export function QuestionsSection({ words, surface, aside }: QuestionsSectionProps) {
  return (
    <Section
      {...sectionHead(words)}
      surface={surface}
      space="sm"
      layout={aside ? "stack" : "aside"}
      aside={aside}
    >
      <Accordion
        type="multiple"
        headingLevel={3}
        items={words.items.map(({ id, question, answer }) => ({
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
