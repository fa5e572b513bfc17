import type { AboutWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";

/** The texts of the about page. `team` optionally lists people: a name, a role, a sentence. */
export const about = {
  hero: {
    title: `About ${company.name}`,
    lead: "[Replace] Who you are, in one or two sentences.",
    photo: { drawing: "about" },
  },
  story: {
    title: "How it began",
    paragraphs: ["[Replace] How you came to this work, in three or four sentences."],
  },
  mission: { title: "What we do", text: "[Replace] What you do, in one or two sentences." },
  vision: { title: "What for", text: "[Replace] What should be better for it." },
  impact: { title: "In figures", lead: "Each figure says what it counts.", figures: [] },
  values: {
    title: "What matters to us",
    lead: "[Replace] How a client notices it.",
    items: [
      { title: "[Replace] The first value", text: "[Replace] What it means for your work." },
      { title: "[Replace] The second value", text: "[Replace] What it means for your work." },
    ],
  },
  timeline: {
    title: "Our way so far",
    lead: "In a few lines.",
    items: [
      {
        year: company.founded,
        title: `${company.name} begins`,
        text: "[Replace] How it began, in one sentence.",
      },
    ],
  },
  working: {
    title: "How we work",
    paragraphs: ["[Replace] Whom a client talks to, and how a project goes."],
  },
  closing: {
    title: "Get to know us",
    text: "Write to us, and tell us what it is about.",
    actions: [{ label: "Contact us", href: "/contact" }],
  },
} as const satisfies AboutWords;
