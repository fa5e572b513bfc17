import type { QuoteWords } from "@kolam/content/model/types/pages";
import { promises } from "../claims.ts";

/** The words of the quote page, apart from its form (`forms/quote.ts`). */
export const quote = {
  hero: {
    title: "Four steps to a number you can hold us to",
    lead: "It takes about six minutes. What you type stays on this device until you send it, so you can stop for tea.",
  },
  tiles: {
    title: "What six minutes gets you",
    items: [
      {
        title: `Quote ${promises.quote}`,
        text: `A price, a date and what they are based on. Complex projects take ${promises.complexQuote}. Weekends do not count.`,
      },
      {
        title: "No obligation",
        text: "The quote is yours to keep, compare and bargain with. We do not ring every Thursday.",
      },
      {
        title: "Expert guidance",
        text: "It is written by the engineer or strategist who would do the work, with the cheaper option noted.",
      },
      {
        title: "Dedicated project manager",
        text: "One person reads your request, answers your questions and stays until launch.",
      },
    ],
  },
  faq: {
    title: "About quotes",
    items: [
      {
        id: "how-fast",
        question: "How soon do I get the quote?",
        answer: `Usually ${promises.quote}. Projects with several systems or languages take ${promises.complexQuote}. What arrives at the weekend counts from Monday morning.`,
      },
      {
        id: "how-binding",
        question: "Is the figure binding?",
        answer:
          "Yes, for the scope it describes and for 30 days. If you change the scope, the change gets its own price before anyone works on it.",
      },
      {
        id: "not-sure-yet",
        question: "What if I do not know the details yet?",
        answer:
          "Leave the optional fields empty and write what you know. We would rather ask two good questions than read two invented answers.",
      },
      {
        id: "who-sees-it",
        question: "Who sees what I write?",
        answer: [
          "The project manager and the one or two people who estimate. Nobody else, and no mailing list. The details are in the ",
          { text: "privacy policy", href: "/privacy" },
          ".",
        ],
      },
    ],
  },
  confirmation: {
    title: "Quote Request Submitted!",
    text: `Thank you. A project manager will read it, and your quote comes ${promises.quote}, or in ${promises.complexQuote} if the project is complex.`,
    drawing: (answers) =>
      `The drawing is yours alone: your reference as one line, around a dot for each of your ${answers} answers.`,
    actions: [
      { label: "Back to Home", href: "/" },
      { label: "View Our Portfolio", href: "/portfolio" },
    ],
  },
} as const satisfies QuoteWords;
