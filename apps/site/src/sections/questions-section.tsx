import type { Question } from "@kolam/content/model/basics/questions";
import type { Heading } from "@kolam/content/model/types/heading";
import { QuestionsBand, type QuestionsBandProps } from "@kolam/ui/bands/questions";
import { headBesideAsk } from "./section-head.tsx";
import { Points } from "./service/points.tsx";
import { RichText } from "./text/rich-text.tsx";

export interface QuestionsSectionProps
  extends Pick<QuestionsBandProps, "surface" | "size" | "children"> {
  words: Heading & { readonly items: readonly Question[] };
}

/** The questions and answers of a page. Links can point to each question by its id. */
export const QuestionsSection = ({ words, ...band }: QuestionsSectionProps) => (
  <QuestionsBand
    {...band}
    {...headBesideAsk(words)}
    questions={words.items.map(({ answer, points, ...one }) => ({
      ...one,
      answer: (
        <>
          <p>
            <RichText text={answer} />
          </p>
          {points ? <Points items={points} /> : null}
        </>
      ),
    }))}
  />
);
