import type { HomeWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";

/** The texts of the home page. Figures, work and testimonials appear as soon as there are any. */
export const home = {
  hero: {
    eyebrow: company.name,
    title: "[Replace] What you do,",
    /** The last words of the title, in the accent colour. */
    accent: "and for whom.",
    lead: "[Replace] What a client can expect of you, in one or two sentences.",
    actions: [
      { label: "Get a quote", href: "/quote" },
      { label: "Our services", href: "/services" },
    ],
  },
  statistics: { title: `${company.name} in figures`, figures: [] },
  intro: {
    eyebrow: "Who we are",
    title: "[Replace] What is special about you",
    paragraphs: ["[Replace] Who you are and how you work, in two sentences."],
    action: { label: "About us", href: "/about" },
  },
  services: {
    title: "What we do",
    lead: "[Replace] Your services, in one sentence.",
    action: { label: "All services", href: "/services" },
  },
  work: {
    title: "From our work",
    lead: "What was needed, what we did, and what came of it.",
    action: { label: "All projects", href: "/services" },
    cases: [],
  },
  testimonials: {
    title: "What clients say",
    lead: "In their own words.",
  },
  blog: {
    title: "From the blog",
    lead: "What we have learnt from our work.",
    action: { label: "All articles", href: "/blog" },
  },
  closing: {
    title: "Tell us about your project",
    text: "A few sentences are enough for a beginning.",
    actions: [
      { label: "Get a quote", href: "/quote" },
      { label: "Contact us", href: "/contact" },
    ],
  },
} as const satisfies HomeWords;
