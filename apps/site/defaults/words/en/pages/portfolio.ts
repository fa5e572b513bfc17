import { sentence } from "@kolam/content/model/basics/sentence";
import { type CaseId, caseCount } from "@kolam/content/model/services/services";
import type { PortfolioWords } from "@kolam/content/model/types/pages";
import { counted } from "@site/texts/numbers";

/** The words of the portfolio and around its cases. */
export const portfolio = {
  hero: {
    title: `${sentence(counted(caseCount, "project"))} from our work`,
    lead: "What was needed, what we did, and what came of it.",
  },
  leads: { label: "In detail", cases: [] as readonly CaseId[] },
  closing: {
    title: "What is your project?",
    text: "Tell us about it. We answer in person.",
    actions: [
      { label: "Get a quote", href: "/quote" },
      { label: "Contact us", href: "/contact" },
    ],
  },
  caseClosing: {
    title: "Do you need something like this?",
    text: "Tell us about it. We answer in person.",
    actions: [
      { label: "Get a quote", href: "/quote" },
      { label: "Contact us", href: "/contact" },
    ],
  },
} as const satisfies PortfolioWords;
