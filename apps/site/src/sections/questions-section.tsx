import type { Question } from "@kolam/content/model/basics/questions";
import type { Heading } from "@kolam/content/model/types/heading";
import { Accordion } from "@kolam/ui/accordion";
import { Section } from "@kolam/ui/section";
import type { ReactNode } from "react";
import { sectionHead } from "./section-head.tsx";
import { Points } from "./service/points.tsx";
import { RichText } from "./text/rich-text.tsx";

export interface QuestionsSectionProps {
  words: Heading & { readonly items: readonly Question[] };
  surface?: "plain" | "alt" | undefined;
  size?: "sm" | "md";
  /** Below the questions. */
  children?: ReactNode;
}

/** The questions and answers of a page. Links can point to each question by its id. */
export function QuestionsSection({ words, surface, size, children }: QuestionsSectionProps) {
  return (
    <Section {...sectionHead(words)} surface={surface} space="sm" layout="aside">
      <Accordion
        type="multiple"
        size={size}
        headingLevel={3}
        items={words.items.map(({ id, question, answer, points }) => ({
          id,
          title: question,
          content: (
            <>
              <p>
                <RichText text={answer} />
              </p>
              {points ? <Points items={points} /> : null}
            </>
          ),
        }))}
      />
      {children}
    </Section>
  );
}
