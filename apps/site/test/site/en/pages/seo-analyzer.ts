import type { Action, RichText } from "@kolam/content/model/basics/links";
import type { Question } from "@kolam/content/model/basics/questions";
import type { Passage, Some } from "@kolam/content/model/basics/types";
import type { Heading } from "@kolam/content/model/types/heading";

export const analyzerPage = {
  hero: { title: "SEO analyzer", lead: "Paste the HTML of a page. It stays in your browser." },
  /** Replaces the tools for visitors without scripts. */
  withoutScripts: [
    "The tools need scripts. Or ask us for ",
    { text: "a quote", href: "/quote" },
    ".",
  ],
  questions: {
    title: "About this tool",
    lead: "Three questions.",
    items: [
      {
        id: "is-it-real",
        question: "Does it visit my website?",
        answer: "Only for the real audit. The report beside it is made up.",
      },
      {
        id: "where-does-it-go",
        question: "Where does my HTML go?",
        answer: "Nowhere. It stays in this tab.",
      },
      {
        id: "how-is-it-scored",
        question: "How is it scored?",
        answer: "A pass earns the weight of its check, a warning half of it.",
      },
    ],
  },
  closing: {
    title: "Shall a person look?",
    text: "We read your page as a customer would.",
    actions: [{ label: "Get a quote", href: "/quote" }],
  },
} as const satisfies {
  hero: Heading;
  withoutScripts: RichText;
  questions: Heading & { items: Some<Question> };
  closing: Passage & { actions: Some<Action> };
};
