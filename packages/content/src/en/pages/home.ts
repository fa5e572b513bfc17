import { byId } from "@kolam/content/model/basics/lists";
import { sentence } from "@kolam/content/model/basics/sentence";
import { caseCount, serviceIds } from "@kolam/content/model/pages/paths";
import type { CaseOverview } from "@kolam/content/model/types/case";
import type { HomeWords } from "@kolam/content/model/types/pages";
import { ecommerceCases } from "@site/entries/first/cases/ecommerce";
import { mobileDevelopmentCases } from "@site/entries/first/cases/mobile-development";
import { webDevelopmentCases } from "@site/entries/first/cases/web-development";
import { company } from "@site/facts/company";
import { counted, inWords } from "@site/texts/numbers";
import { claims, promises } from "../claims.ts";
import { testimonials } from "../testimonials.ts";

/** The cases that the home page shows: up to three, of different services. */
const work = [
  byId(ecommerceCases, "nool-handlooms"),
  byId(webDevelopmentCases, "moti-dental"),
  byId(mobileDevelopmentCases, "roz-fresh"),
] as const satisfies readonly CaseOverview[];

const projects = counted(caseCount, "project");

/** The words of the home page, apart from its cards (`services`) and figures (`claims`). */
export const home = {
  hero: {
    eyebrow: `Software development and digital marketing, ${company.city}`,
    // The non-breaking space makes balanced lines break at the same place in the web font and its
    // fallback.
    title: "Software and marketing, drawn\u00a0in",
    /** The last words of the title, in the accent colour. */
    accent: "one line.",
    lead: `Strategy, design, code and campaigns from one team in ${company.city}. Since\u00a0${company.founded} we have taken\u00a0${claims.home[0].value} projects from first dot to finished pattern.`,
    actions: [
      { label: `Get a quote ${promises.quote}`, href: "/quote" },
      { label: "See the work", href: "/portfolio" },
    ],
  },
  statistics: {
    title: `${company.name} in four numbers`,
    figures: claims.home,
  },
  intro: {
    eyebrow: "How we work",
    title: "One team for all of it",
    paragraphs: [
      "You keep one project manager, from the first call to the third year. The person who estimated the checkout is in the room when it launches, and the person who writes the ads has used it.",
    ],
    action: { label: "Meet the company", href: "/about" },
  },
  services: {
    title: `${sentence(counted(serviceIds.length, "service"))}, one team that finishes what it starts`,
    lead: "Every project has a named project manager, a published starting price and a date.",
    ask: { label: "Ask for a price", href: "/quote" },
    action: { label: "Compare all services", href: "/services" },
  },
  work: {
    eyebrow: "Our work",
    title: "What it looked like when we were done",
    lead: `${sentence(inWords(work.length))} of ${projects}, each with the number its owner watches.`,
    askOfFirst: { label: "Ask about a store like this", href: "/quote?services=ecommerce" },
    ask: { label: "Tell us about yours", href: "/contact" },
    action: { label: `All ${projects}`, href: "/portfolio" },
    cases: work,
  },
  testimonials: {
    eyebrow: "Clients",
    title: "Said by people who paid the invoice",
    lead: `${sentence(counted(testimonials.length, "client"))}, quoted in full.`,
    ask: { label: "Talk to us before you pay one", href: "/contact" },
  },
  blog: {
    title: "From the blog",
    ask: { label: "Or ask us directly", href: "/contact" },
    action: { label: "All articles", href: "/blog" },
  },
  closing: {
    title: "Put down the first dot",
    text: `Four short steps, about six minutes. You get a price ${promises.quote}; a complex project takes ${promises.complexQuote}. Weekends do not count.`,
    actions: [
      { label: "Get Quote", href: "/quote" },
      { label: "Contact Us", href: "/contact" },
    ],
  },
} as const satisfies HomeWords;
