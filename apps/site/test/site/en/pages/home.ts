import { byId } from "@kolam/content/model/basics/lists";
import type { CaseOverview } from "@kolam/content/model/types/case";
import type { HomeWords } from "@kolam/content/model/types/pages";
import { planningCases } from "@site/entries/first/cases/planning";
import { upkeepCases } from "@site/entries/first/cases/upkeep";
import { websitesCases } from "@site/entries/first/cases/websites";
import { company } from "@site/facts/company";
import { claims } from "../claims.ts";

const work = [
  byId(websitesCases, "harbour-bakery"),
  byId(planningCases, "blue-school"),
  byId(upkeepCases, "north-clinic"),
] as const satisfies readonly CaseOverview[];

export const home = {
  hero: {
    eyebrow: `Websites, ${company.city}`,
    title: "Websites for",
    /** The last words of the title, in the accent colour. */
    accent: "small shops.",
    lead: "Planned on two pages, built in six weeks, looked after for years.",
    actions: [
      { label: "Get a quote", href: "/quote" },
      { label: "See three", href: "/portfolio" },
    ],
  },
  statistics: { title: `${company.name} in three figures`, figures: claims.home },
  intro: {
    eyebrow: "How we work",
    title: "Ask, build, stay",
    paragraphs: ["We ask before we build.", "We build what was asked for.", "Then we stay."],
    photo: "shopFront",
    action: { label: "Who we are", href: "/about" },
  },
  services: {
    title: "Three services",
    lead: "One after the other, or one alone.",
    action: { label: "Compare them", href: "/services" },
  },
  work: {
    eyebrow: "Our work",
    title: "Three of them",
    lead: "With what came of each.",
    action: { label: "All cases", href: "/portfolio" },
    cases: work,
  },
  testimonials: {
    eyebrow: "Clients",
    title: "What they say",
    lead: "Three clients, in full.",
  },
  blog: {
    title: "From the blog",
    lead: "What we have tried.",
    action: { label: "All notes", href: "/blog" },
  },
  closing: {
    title: "Begin with a talk",
    text: "Two hours, at your place or at ours.",
    actions: [
      { label: "Get a quote", href: "/quote" },
      { label: "Write to us", href: "/contact" },
    ],
  },
} as const satisfies HomeWords;
