import { sentence } from "@kolam/content/model/basics/sentence";
import { caseCount } from "@kolam/content/model/pages/paths";
import type { PortfolioWords } from "@kolam/content/model/types/pages";
import { counted } from "@site/texts/numbers";

/** The projects that the portfolio begins with: up to three, of different services and kinds. */
const leads = ["tamba-pumps", "nool-handlooms", "kanivu-hospital"] as const;

/** The words of the portfolio and around its cases. */
export const portfolio = {
  hero: {
    eyebrow: "Portfolio",
    title: `${sentence(counted(caseCount, "project"))}, starting\u00a0with the problem`,
    lead: "What was wrong, what\u00a0we did, what changed and how long it took.",
    ask: { label: "Describe yours", href: "/quote" },
  },
  leads: {
    label: `${sentence(counted(leads.length, "project"))} in detail`,
    cases: leads,
  },
  asks: [
    { label: "Ask which of them is most like yours", href: "/contact" },
    { label: "None like yours? Describe it", href: "/quote" },
  ],
  closing: {
    title: "The next one could be yours",
    text: "Most of these began as three lines in a form. Write yours; the rest is our homework.",
    actions: [
      { label: "Request a Quote", href: "/quote" },
      { label: "Start a Conversation", href: "/contact" },
    ],
  },
  caseClosing: {
    title: "Does this sound like your shop, plant or office?",
    text: "Say in three lines what is wrong. We answer with what we would look at first, and what looking costs.",
    actions: [
      { label: "Describe Your Project", href: "/quote" },
      { label: "Talk to Us First", href: "/contact" },
    ],
  },
} as const satisfies PortfolioWords;
