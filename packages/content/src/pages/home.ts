import { claims, promises } from "../claims.ts";
import { company } from "../company.ts";
import type { Action } from "../links.ts";
import type { Href } from "../paths.ts";
import type { PhotoKey } from "../photos.ts";
import type { Heading, Passage, Story, Three, Two } from "../shapes.ts";
import { ecommerceStories } from "../stories/ecommerce.ts";
import { mobileDevelopmentStories } from "../stories/mobile-development.ts";
import { webDevelopmentStories } from "../stories/web-development.ts";

/** The words of the home page, apart from its cards (`services`) and figures (`claims`). */
export const home = {
  hero: {
    eyebrow: `Software development and digital marketing, ${company.city}`,
    // The non-breaking space makes balanced lines break at the same place in the web font and its fallback.
    title: "Software and marketing, drawn\u00a0in",
    /** The last words of the title, in the accent colour. */
    accent: "one line.",
    lead: `Strategy, design, code and campaigns from one team in ${company.city}. Since\u00a0${company.founded} we have taken\u00a0${claims.home[0].value} projects from first dot to finished pattern.`,
    actions: [
      { label: `Get a quote ${promises.quote}`, href: "/quote" },
      { label: "See the work", href: "/portfolio" },
    ],
  },
  statistics: { title: `${company.name} in four numbers`, figures: claims.home },
  intro: {
    title: "One thread, from the first call to the third year",
    paragraphs: [
      "A kolam is the drawing made at the threshold of a South Indian house each morning: a grid of dots, and one line that winds around all of them and closes where it began.",
      "Most projects are drawn with five lines. A consultant, a designer, two developers and an agency, each stopping where the contract stops. The gaps between them are where your money goes.",
      "We keep one team and one project manager on yours throughout. The person who estimated the checkout is in the room when it launches, and the person who writes the ads has used it.",
    ],
    photo: "reviewAtScreen",
    action: { label: "Meet the company", href: "/about" },
  },
  services: {
    title: "Eight services, one team that finishes what it starts",
    lead: "Pick one or weave several together. Every engagement has a named project manager, a fixed starting price and a date.",
    action: { label: "Compare all services", href: "/services" },
  },
  work: {
    title: "What it looked like when we were done",
    lead: "Three of sixteen projects, each with the number its owner watches.",
    action: { label: "All sixteen projects", href: "/portfolio" },
    stories: [webDevelopmentStories[0], mobileDevelopmentStories[0], ecommerceStories[0]],
  },
  testimonials: {
    title: "Said by people who paid the invoice",
    lead: "Six clients in six trades, quoted in full.",
    more: {
      title: "More work, for other clients",
      text: "Sixteen projects: what was wrong, what we did, what changed and how long it took.",
      href: "/portfolio",
    },
  },
  blog: {
    title: "From the blog",
    lead: "What we learnt on somebody’s project, written down so that you need not learn it on yours.",
    action: { label: "All articles", href: "/blog" },
  },
  closing: {
    title: "Put down the first dot",
    text: `Four short steps, about six minutes. Someone reads it ${promises.read}. You have a price ${promises.quote}, or ${promises.complexQuote} if the project is complex.`,
    actions: [
      { label: "Get Quote", href: "/quote" },
      { label: "Contact Us", href: "/contact" },
    ],
  },
} as const satisfies {
  hero: {
    eyebrow: string;
    title: string;
    accent: string;
    lead: string;
    actions: Two<Action>;
  };
  statistics: { title: string; figures: typeof claims.home };
  intro: { title: string; paragraphs: readonly string[]; photo: PhotoKey; action: Action };
  services: Heading & { action: Action };
  work: Heading & { action: Action; stories: Three<Story> };
  testimonials: Heading & { more: Passage & { href: Href } };
  blog: Heading & { action: Action };
  closing: Passage & { actions: Two<Action> };
};
