import type { ServicePageBase } from "@kolam/content/model/types/service";
import { upkeepCases } from "@site/entries/first/cases/upkeep";

export const upkeep = {
  id: "upkeep",
  hero: {
    title: "Somebody looks after it",
    lead: "Every week, also in the weeks in which nothing happens.",
    actions: [{ label: "Ask for a price", href: "/quote" }],
  },
  offerings: {
    title: "What upkeep holds",
    lead: "Every month, whether you ask or not.",
    items: [
      { title: "Changes", text: "Up to two hours of them." },
      { title: "Copies", text: "Every night, in another building." },
      { title: "Answers", text: "On the same day." },
    ],
  },
  figures: {
    title: "Upkeep in figures",
    lead: "Of the last year.",
    items: [
      { value: "31", label: "Websites" },
      { value: "4 hours", label: "Until it is mended" },
      { value: "0", label: "Lost files" },
    ],
  },
  cases: {
    title: "One of them",
    lead: "By a clinic, for its patients.",
    items: upkeepCases,
  },
  questions: {
    title: "Questions about upkeep",
    lead: "The three that everybody asks.",
    items: [
      {
        id: "how-to-end",
        question: "How do we end it?",
        answer: "With a month’s notice.",
      },
      {
        id: "others-websites",
        question: "Also for websites of others?",
        answer: "Yes, after we have looked at it.",
      },
      {
        id: "more-hours",
        question: "What if we need more hours?",
        answer: "They cost extra, and we ask first.",
      },
    ],
  },
  closing: {
    title: "From next week on",
    text: "Send the address of your website.",
    actions: [{ label: "Ask for a price", href: "/quote" }],
  },
} as const satisfies ServicePageBase<"upkeep">;
