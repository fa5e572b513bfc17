import { storyIds } from "../../facts/paths.ts";
import { sentence } from "../../facts/sentence.ts";
import type { PortfolioWords } from "../../shapes/pages.ts";
import { counted, inWords } from "../numbers.ts";

/** The projects that the portfolio begins with: up to three, of different services and kinds. */
const leads = ["tamba-pumps", "chakora-test-labs", "irani-rusk"] as const;

/** The words of the portfolio, apart from the stories. */
export const portfolio = {
  hero: {
    eyebrow: "Portfolio",
    title: `${sentence(counted(storyIds.length, "project"))}, starting\u00a0with the problem`,
    lead: "Two for each service: what was wrong, what\u00a0we did, what changed and how long it took.",
  },
  leads: {
    label: `${sentence(counted(leads.length, "project"))} in detail`,
    stories: leads,
  },
  byService: {
    title: `All ${inWords(storyIds.length)}, by service`,
    lead: "Open one to read what was wrong, what we did, what changed and how long it took.",
    filter: "Show projects for",
    all: "All services",
  },
  labels: {
    open: "Read the case",
    /** A link from its service to one of the three projects in large. */
    above: (client: string) => `${client}, shown above`,
    challenge: "What was wrong",
    work: "What we did",
    outcome: "What changed",
    duration: "Time taken",
    service: "About this service",
  },
  closing: {
    title: "The next one could be yours",
    text: "Most of these began as three lines in a form. Write yours; the rest is our homework.",
    actions: [
      { label: "Request a Quote", href: "/quote" },
      { label: "Start a Conversation", href: "/contact" },
    ],
  },
} as const satisfies PortfolioWords;
