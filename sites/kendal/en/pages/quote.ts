import type { QuoteWords } from "@kolam/content/model/types/pages";
import { promises } from "../claims.ts";

/** The words of the quote page, apart from its form. */
export const quote = {
  hero: {
    title: "Four screens, and then a\u00a0price",
    lead: "Have the kettle on. Whatever you put in stays with you until you press the last button.",
  },
  tiles: {
    title: "What comes back",
    items: [
      {
        title: "One figure",
        text: `On one page, ${promises.quote}. For anything with bookings allow us ${promises.complexQuote}.`,
      },
      {
        title: "The cheaper way",
        text: "If a smaller job would do, its price stands underneath. Most people take that one.",
      },
      {
        title: "A name",
        text: "Whoever works it out also does the work. You may ring them about any line of it.",
      },
    ],
  },
  faq: {
    title: "Asked on the stairs",
    lead: "Three things people want to know before they start.",
    items: [
      {
        id: "does-it-hold",
        question: "Does the figure hold?",
        answer:
          "For a month, and for what is written beside it. If you want more, you hear what it costs before anyone lifts a finger.",
      },
      {
        id: "half-an-idea",
        question: "I have only half an idea.",
        answer: "Send the half. We ring with the other half, and you say yes or no to it.",
      },
      {
        id: "who-reads-it",
        question: "Who reads it?",
        answer: [
          "Two of the four: one does the sum, one checks it. What becomes of it afterwards is in the ",
          { text: "privacy notice", href: "/privacy" },
          ".",
        ],
      },
    ],
  },
  confirmation: {
    title: "It is on the table",
    text: `One of us reads it today or on Monday. The figure comes ${promises.quote}.`,
    actions: [
      { label: "Back to the start", href: "/" },
      { label: "See what we made", href: "/portfolio" },
    ],
  },
} as const satisfies QuoteWords;
