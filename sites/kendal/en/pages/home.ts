import { byId } from "@kolam/content/model/basics/lists";
import { sentence } from "@kolam/content/model/basics/sentence";
import { serviceIds } from "@kolam/content/model/pages/paths";
import type { CaseOverview } from "@kolam/content/model/types/case";
import type { HomeWords } from "@kolam/content/model/types/pages";
import { websitesCases } from "@site/entries/first/cases/websites";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";
import { claims, promises } from "../claims.ts";
import { testimonials } from "../testimonials.ts";

/** The cases that the home page shows: up to three, of different services. */
const work = [byId(websitesCases, "hollow-oak-shop")] as const satisfies readonly CaseOverview[];

/** The words of the home page, apart from its cards and figures. */
export const home = {
  hero: {
    eyebrow: `Web studio, ${company.city}`,
    title: "A small website that does",
    /** The last words of the title, in the accent colour. */
    accent: "the milking.",
    lead: "We build websites and booking systems for inns, farm shops, museums and other places with a car park. Then we look after them, for as long as you keep the lights on.",
    actions: [
      { label: "Ask what it costs", href: "/quote" },
      { label: "See what we made", href: "/portfolio" },
    ],
  },
  statistics: { title: `${company.name}, counted in January`, figures: claims.home },
  intro: {
    title: "First we count. Then we build.",
    paragraphs: [
      "Before anything is designed, one of us spends a day at your place with a clicker. How often does the phone ring? What do people ask? How many leave the queue? You get the tally whether you hire us or not.",
      "Most of the time it shows that you need less than you came for: four pages instead of forty, a calendar instead of an app, a better sign at the junction. We write that down too.",
      "What is left over, we build in weeks, in plain code that any competent person can take on after us. Nobody should be married to their web designer.",
    ],
    photo: {
      file: "still water.jpg",
      alt: "A lake between mountains, with a boat at its shore",
      focus: [50, 60],
    },
    action: { label: "Who counts", href: "/about" },
  },
  services: {
    title: `${sentence(counted(serviceIds.length, "thing"))} that we do, and nothing besides`,
    lead: "No logos, no adverts, no apps. For those we know three people each, and will tell you who we would ring.",
    action: { label: "What it costs", href: "/services" },
  },
  work: {
    title: "The tally afterwards",
    lead: "A job that we can show, with the number that its owner counts.",
    action: { label: "How it went", href: "/portfolio" },
    cases: work,
  },
  testimonials: {
    title: "Overheard in the county",
    lead: `${sentence(counted(testimonials.length, "client"))}, in their own words, at full length.`,
  },
  blog: {
    title: "Things we have measured",
    lead: "Written when a number surprised us. That is not every month.",
    action: { label: "Everything we wrote", href: "/blog" },
  },
  closing: {
    title: "Bring us a number",
    text: `Calls, empty rooms, hours at the kitchen table: whichever one bothers you. You will have our answer ${promises.quote}.`,
    actions: [
      { label: "Ask for a quote", href: "/quote" },
      { label: "Ring or write", href: "/contact" },
    ],
  },
} as const satisfies HomeWords;
