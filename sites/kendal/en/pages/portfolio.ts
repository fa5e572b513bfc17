import { sentence } from "@kolam/content/model/basics/sentence";
import { caseCount } from "@kolam/content/model/pages/paths";
import type { PortfolioWords } from "@kolam/content/model/types/pages";
import { counted } from "@site/texts/numbers";

/** The projects that the portfolio begins with. */
const leads = ["hollow-oak-shop"] as const;

/** The words of the portfolio and around its cases. */
export const portfolio = {
  hero: {
    eyebrow: "Work",
    title: `${sentence(counted(caseCount, "job"))}, and what it\u00a0came\u00a0to`,
    lead: "With permission, and with numbers that the owner read out to us over the telephone.",
  },
  leads: {
    label: `${sentence(counted(leads.length, "job"))} in detail`,
    cases: leads,
  },
  closing: {
    title: "Room for one more",
    text: "We take on about ten jobs a year. If this month is full, we will tell you which one is not.",
    actions: [
      { label: "Ask for a place", href: "/quote" },
      { label: "Talk it over", href: "/contact" },
    ],
  },
  caseClosing: {
    title: "Something like that at your place?",
    text: "Ring, or write three lines. We will say whether it is a day’s work or a winter’s.",
    actions: [
      { label: "Write three lines", href: "/quote" },
      { label: "Ring instead", href: "/contact" },
    ],
  },
} as const satisfies PortfolioWords;
