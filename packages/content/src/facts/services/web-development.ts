import { company } from "../company.ts";
import { formatPrice, type Price } from "../prices.ts";
import { titled } from "../search-words.ts";
import type { ServiceFacts } from "./shape.ts";

const price = { amount: 25_000, unit: "one-off" } as const satisfies Price;

/** The facts of this service that every page needs. */
export const webDevelopment = {
  path: "/services/web-development",
  title: "Web Development",
  price,
  pairsWith: ["seo", "design"],
  stories: ["moti-dental", "sadaphuli-college"],
  search: {
    title: titled("Web development: fast sites you can edit"),
    description: `Websites and web applications that load in under two seconds on 4G, pass WCAG 2.2 AA and can be edited by your own team. From ${formatPrice(price)}.`,
    keywords: [
      `web development company ${company.city}`,
      `fast website ${company.address.country}`,
      "website redesign",
    ],
  },
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
