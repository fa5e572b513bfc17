import { plainText } from "@kolam/content/model/basics/links";
import { withLabel } from "@kolam/content/model/basics/lists";
import type { Question as QuestionWords } from "@kolam/content/model/basics/questions";
import { servicePages } from "@site/lists/words/service-pages";
import { contact } from "@site/words/pages/contact";
import { quote } from "@site/words/pages/quote";
import { analyzerPage } from "@site/words/pages/seo-analyzer";
import type { Question } from "schema-dts";
import type { PageRef } from "../page-ref.ts";

/** The questions and answers on a page. */
export function questionsOn({ id }: PageRef): readonly QuestionWords[] {
  if (id === "contact") return contact.faq.items;
  if (id === "quote") return quote.faq.items;
  if (id === "seo-analyzer") return analyzerPage.questions.items;
  return Object.hasOwn(servicePages, id)
    ? servicePages[id as keyof typeof servicePages].questions.items
    : [];
}

/** The questions on a page, word for word, as nodes. */
export function questionNodes(ref: PageRef, url: string): Question[] {
  return questionsOn(ref).map(({ id, question, answer, points = [] }) => ({
    "@type": "Question",
    "@id": `${url}#${id}`,
    name: question,
    acceptedAnswer: {
      "@type": "Answer",
      text: [plainText(answer), ...points.map(({ title, text }) => withLabel(title, text))].join(
        " ",
      ),
    },
  }));
}
