import { sentence } from "@kolam/content/model/basics/sentence";
import { serviceIds } from "@kolam/content/model/pages/paths";
import type { ServicesWords } from "@kolam/content/model/types/pages";
import { counted } from "@site/texts/numbers";
import { claims } from "../claims.ts";

/** The words of the services overview, apart from its cards. */
export const servicesPage = {
  hero: {
    eyebrow: "What we do",
    title: `${sentence(counted(serviceIds.length, "price"))}, with\u00a0what you get for it`,
    lead: "The whole list. If it is not here, we do not do it, but we know somebody who does it well.",
  },
  cards: {
    title: "The thing we make",
    lead: "Nearly everyone comes for a new one. Some only want the old one looked after, and that is the same telephone number.",
  },
  claims: { title: "The studio in four numbers", figures: claims.services },
  pricing: {
    title: "How we arrive at a price",
    lead: "By counting days and multiplying. There is no cleverer method, and we have looked.",
    items: [
      {
        title: "From",
        text: "The price here buys the smallest version that we would put our name to. Two in five clients never need more than that.",
      },
      {
        title: "Fixed",
        text: "Once you say yes, the sum stays. If we misjudged the days, those are ours; we keep a list of them to learn from.",
      },
    ],
  },
  closing: {
    title: "Not sure that you need one?",
    text: "Tell us what happened last Saturday at half past one, when it was busiest. The answer is generally in there.",
    actions: [
      { label: "Tell us about Saturday", href: "/quote" },
      { label: "Ring first", href: "/contact" },
    ],
  },
} as const satisfies ServicesWords;
