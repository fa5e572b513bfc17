import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { sentence } from "@kolam/content/model/basics/sentence";
import type { PageId } from "@kolam/content/model/pages/paths";
import { firstThatFits, type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { caseCount, serviceIds } from "@kolam/content/model/services/services";
import { priceSpan, prices } from "@kolam/content/model/services/told-prices";
import { company } from "#facts/company.ts";
import { counted } from "#texts/numbers.ts";
import { promises } from "./claims.ts";

const { name, city } = company;

/** Title, description and keywords of every fixed page and of the not-found page. */
export const pageWords = {
  home: {
    title: firstThatFits(60, `${name}: small websites, made in ${city}`, `Web studio in ${city}`),
    description: `Four people in ${city} who build websites and booking systems for inns, farm shops and museums, and look after sixty-one of them.`,
    keywords: [`web design ${city}`, "booking system for inns", name],
  },
  about: {
    title: firstThatFits(60, `About ${name}: four people and a kettle`, "About us"),
    description: `Who answers the telephone, why the office shuts on Fridays, what hangs by the door and how two desks in ${city} became four in nine years.`,
    keywords: [`about ${name}`, `web studio ${city}`, "small web agency"],
  },
  services: {
    title: titled("What a small website costs"),
    description: `${sentence(counted(serviceIds.length, "service"))}${priceSpan ? ` from ${priceSpan.lowest}` : ""}: what it includes, how we arrive at the price, what is never part of it, and whom we would ring for all the rest.`,
    keywords: [`website price ${city}`, "booking system cost", "website maintenance"],
  },
  websites: {
    title: titled("Small websites, from one visit"),
    description: `Between four and twelve pages, written after a day at your place, readable on a hill with one bar of signal. From ${prices.websites.text}, photographs apart.`,
    keywords: [`web design ${city}`, "website for a farm shop", "website for an inn"],
  },
  blog: {
    title: titled("Notes: things we counted"),
    description:
      "Short pieces for inns, farm shops and museums: what a telephone costs on a Saturday, whether deposits help, and other things that we have measured.",
    keywords: ["small business website notes", "inn bookings", "farm shop online"],
  },
  careers: {
    title: titled("Working here: four days, four people"),
    description: `No vacancies at the moment. What it is like, how we hire when a chair comes free, and a form to introduce yourself: a letter back ${promises.applicationReply}.`,
    keywords: [`web developer job ${city}`, "four-day week", `${name} jobs`],
  },
  contact: {
    title: firstThatFits(60, `Contact ${name} in ${city}`, "Contact us"),
    description: `Telephone, letter box or the outside stairs: how to reach the four of us, on which days, and what people generally ask when they do.`,
    keywords: [`web studio ${city} contact`, "website help", `${name} telephone`],
  },
  quote: {
    title: titled(`A quote ${promises.quote}`),
    description: `Four short steps, then a sum and a date ${promises.quote}. It tells you as well what we would leave out, and who else could do it for less.`,
    keywords: ["website quote", `website cost ${city}`, "booking system quote"],
  },
  portfolio: {
    title: titled(`Work: ${counted(caseCount, "job")} with their numbers`),
    description:
      "A farm shop with forty pages and a telephone that never stopped: what was wrong, what we built, how long that took, and what the owner counts now.",
    keywords: [`web design ${city} examples`, "booking system examples", "case studies"],
  },
  "seo-analyzer": {
    title: titled("Free audit of a page’s HTML"),
    description: `Paste the HTML of a page and ${auditChecks} checks run in your browser. Nothing is sent to anyone. A simulated report shows what the parts of one mean.`,
    keywords: ["SEO audit", "HTML checker", "free website check"],
  },
  privacy: {
    title: titled("Privacy Policy"),
    description:
      "What we learn about you through this website, what we use it for, how long it is kept, and how to see, correct or delete what there is.",
    keywords: ["privacy policy", "data retention", `${name} privacy`],
  },
  terms: {
    title: titled("Terms of Business"),
    description:
      "What you can hold us to and what we ask of you: quotes, payment in thirds, ownership, what happens when it goes wrong, and how either side can stop.",
    keywords: ["terms of business", "web design contract", `${name} terms`],
  },
  accessibility: {
    title: titled("Accessibility statement"),
    description:
      "Whether you can use this site as you are: what we tried, what does not work for everybody yet, and whom to ring when something stops you.",
    keywords: ["accessibility statement", "WCAG 2.2 AA", `${name} accessibility`],
  },
  sitemap: {
    title: titled("Every page of this site"),
    description:
      "The whole site on one page: what we do, what we made, what we wrote, the small print, and the telephone number at the end in case it is none of those.",
    keywords: ["sitemap", "all pages", `${name} website`],
  },
  "thank-you": {
    title: titled("Thank you"),
    description: `Your message has arrived on Beck Lane. Somebody reads it ${promises.read} and answers by e-mail, or by telephone if you left a number.`,
    keywords: ["thank you", "message sent", name],
  },
  "not-found": {
    title: titled("Off the path"),
    description:
      "There is no page at this address. Go back to the start, or follow one of the marked paths: what we do, what we made, who we are, where we are.",
    keywords: ["page not found", "404", name],
  },
} as const satisfies Record<PageId | "not-found", PageWords>;

/** Title and description of the second and later pages of the blog's list. */
export function blogListWords(page: number, of: number) {
  return {
    title: `Blog, page ${page} of ${of}: older notes | ${name}`,
    description: `Older notes for inns, farm shops and museums, on bookings, telephones, websites and what can be counted there: page ${page} of ${of} of the list.`,
  };
}
