import type { Question } from "@kolam/content/shapes";
import { Accordion } from "@kolam/ui/accordion";
import { RichText } from "./text/rich-text.tsx";

interface QuestionsProps {
  questions: readonly Question[];
  /** Level of each question's heading. */
  headingLevel?: 3 | 4;
}

/** Questions with their answers, each with an anchor of its own. */
export function Questions({ questions, headingLevel = 3 }: QuestionsProps) {
  return (
    <Accordion
      type="multiple"
      headingLevel={headingLevel}
      items={questions.map(({ id, question, answer }) => ({
        id,
        title: question,
        content: (
          <p>
            <RichText text={answer} />
          </p>
        ),
      }))}
    />
  );
}
