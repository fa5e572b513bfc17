import type { Action, RichText } from "@kolam/content/model/basics/links";
import type { Question } from "@kolam/content/model/basics/questions";
import type { Passage, Some } from "@kolam/content/model/basics/types";
import type { Heading } from "@kolam/content/model/types/heading";

/** The words of the SEO analyzer's page around its tools. */
export const analyzerPage = {
  hero: {
    title: "SEO analyzer",
    lead: "Paste the HTML of a page for an audit that stays in your browser, or see what a report looks like.",
  },
  withoutScripts: [
    "Both tools need scripts, which are switched off here. A person can look at your site instead: ",
    { text: "request a quote", href: "/quote" },
    ".",
  ],
  questions: {
    title: "About this tool",
    lead: "What it does, and what it does not.",
    items: [
      {
        id: "does-it-visit-my-site",
        question: "Does it visit my website?",
        answer:
          "Only where the text below the field says so: then it fetches that one page, for a real audit. The report beside it is a simulation with random figures. The audit of pasted HTML is real.",
      },
      {
        id: "where-does-the-html-go",
        question: "Where does the HTML go?",
        answer: "It stays in your browser. Nothing of it is sent or kept.",
      },
    ],
  },
  closing: {
    title: "Would you like a person to look?",
    text: "Tell us which page it is about.",
    actions: [{ label: "Contact us", href: "/contact" }],
  },
} as const satisfies {
  hero: Heading;
  withoutScripts: RichText;
  questions: Heading & { items: Some<Question> };
  closing: Passage & { actions: Some<Action> };
};
