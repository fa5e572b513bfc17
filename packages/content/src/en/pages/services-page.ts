import { sentence } from "@kolam/content/model/basics/sentence";
import { serviceIds } from "@kolam/content/model/pages/paths";
import type { ServicesWords } from "@kolam/content/model/types/pages";
import { counted } from "@site/texts/numbers";
import { claims, promises } from "../claims.ts";

/** The words of the services overview, apart from its cards, which are in `services`. */
export const servicesPage = {
  hero: {
    title: `${sentence(counted(serviceIds.length, "service"))} with the price on the door`,
    lead: `What each includes and where it starts. A quote\u00a0for your project comes ${promises.quote}, and costs nothing.`,
  },
  cards: {
    title: "Choose by what hurts",
    lead: "Most begin with one and add the next when the first has paid for itself.",
  },
  claims: {
    title: "Our services in four numbers",
    figures: claims.services,
  },
  pricing: {
    title: "How to read a starting price",
    lead: "It is the smallest job we do well.",
    action: { label: "Add up your own", href: "/prices" },
    items: [
      {
        title: "One-off prices",
        text: "The smallest complete project of its kind: tested, launched, documented. Larger scope, larger number, same method.",
      },
      {
        title: "Monthly prices",
        text: "Our work for one month. Advertising budgets go straight from you to the platform and never pass through our books.",
      },
      {
        title: "What comes with every price",
        text: "The project manager, the first ninety days of fixes, and telling you when something cheaper would do.",
      },
    ],
  },
  closing: {
    title: "Not sure which one it is?",
    text: "Describe the problem in your own words and tick whichever service comes nearest. Sorting it out is our job.",
    actions: [
      { label: "Get a Free Quote", href: "/quote" },
      { label: "Ask a Question", href: "/contact" },
    ],
  },
} as const satisfies ServicesWords;
