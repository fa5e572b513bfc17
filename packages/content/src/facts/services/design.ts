import { company } from "../company.ts";
import { formatPrice, type Price } from "../prices.ts";
import { titled } from "../search-words.ts";
import type { ServiceFacts } from "./shape.ts";

const price = { amount: 20_000, unit: "one-off" } as const satisfies Price;

/** The facts of this service that every page needs. */
export const design = {
  path: "/services/design",
  title: "UI/UX Design",
  price,
  pairsWith: ["web-development", "mobile-development"],
  stories: ["beejwani", "kanivu-hospital"],
  search: {
    title: titled("UI/UX design tested with real users"),
    description: `Research, wireframes, visual design and prototypes, tested by people who were not in the meeting. Design systems in Figma, from ${formatPrice(price)}.`,
    keywords: [
      `UI UX design ${company.city}`,
      `usability testing ${company.address.country}`,
      "design system agency",
    ],
  },
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
