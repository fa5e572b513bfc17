import type { PortfolioWords } from "@kolam/content/model/types/pages";

/** The cases that the portfolio begins with. */
const leads = ["harbour-bakery", "north-clinic", "blue-school"] as const;

export const portfolio = {
  hero: {
    eyebrow: "Work",
    title: "What was wrong, and what we did",
    lead: "Three cases, each with what came of it.",
  },
  leads: { label: "Three cases in detail", cases: leads },
  closing: {
    title: "The next one",
    text: "Say what is wrong.",
    actions: [
      { label: "Get a quote", href: "/quote" },
      { label: "Write to us", href: "/contact" },
    ],
  },
  caseClosing: {
    title: "Does this sound like your shop?",
    text: "Say in three lines what is wrong.",
    actions: [{ label: "Write to us", href: "/contact" }],
  },
} as const satisfies PortfolioWords;
