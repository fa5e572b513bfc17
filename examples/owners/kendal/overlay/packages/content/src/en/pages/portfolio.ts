import { storyIds } from "../../facts/paths.ts";
import { sentence } from "../../facts/sentence.ts";
import type { PortfolioWords } from "../../shapes/pages.ts";
import { counted, inWords } from "../numbers.ts";

/** The projects that the portfolio begins with. */
const leads = ["blea-moor-ferry", "hollow-oak-shop"] as const;

/** The words of the portfolio, apart from the stories. */
export const portfolio = {
  hero: {
    eyebrow: "Work",
    title: `${sentence(counted(storyIds.length, "job"))}, and what they\u00a0came\u00a0to`,
    lead: "All with permission, and with numbers that the owners read out to us over the telephone.",
  },
  leads: {
    label: `${sentence(counted(leads.length, "job"))} in detail`,
    stories: leads,
  },
  byService: {
    title: `All ${inWords(storyIds.length)}, sorted`,
    lead: "Each opens. Inside is what was wrong, what was done about it, and how long that took.",
    filter: "Show jobs for",
    all: "All of them",
  },
  labels: {
    open: "Read on",
    /** A link from its service to one of the projects in large. */
    above: (client: string) => `${client}, further up`,
    challenge: "The trouble",
    work: "The job",
    outcome: "The count",
    duration: "Time",
    service: "About this work",
  },
  closing: {
    title: "Room for one more",
    text: "We take on about ten jobs a year. If this month is full we tell you which one is not.",
    actions: [
      { label: "Ask for a place", href: "/quote" },
      { label: "Talk it over", href: "/contact" },
    ],
  },
} as const satisfies PortfolioWords;
