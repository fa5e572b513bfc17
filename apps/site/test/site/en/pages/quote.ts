import type { QuoteWords } from "@kolam/content/model/types/pages";
import { promises } from "../claims.ts";

export const quote = {
  hero: { title: "Four steps to a price", lead: "About five minutes." },
  tiles: {
    title: "What you get",
    items: [
      { title: "A price", text: `It comes ${promises.quote}.` },
      { title: "A date", text: "For the opening." },
      { title: "Peace", text: "Nobody calls to ask what you think." },
    ],
  },
  faq: {
    title: "About quotes",
    lead: "Three questions.",
    items: [
      { id: "how-fast", question: "How soon?", answer: `It comes ${promises.quote}.` },
      { id: "how-binding", question: "Does it hold?", answer: "For 30 days." },
      {
        id: "who-reads-it",
        question: "Who reads it?",
        answer: ["One person. See the ", { text: "privacy policy", href: "/privacy" }, "."],
      },
    ],
  },
  confirmation: {
    title: "It has arrived",
    text: `You have your quote ${promises.quote}.`,
    drawing: (answers) => `A ring for every third of your ${answers} answers.`,
    actions: [
      { label: "Go home", href: "/" },
      { label: "See our work", href: "/portfolio" },
    ],
  },
} as const satisfies QuoteWords;
