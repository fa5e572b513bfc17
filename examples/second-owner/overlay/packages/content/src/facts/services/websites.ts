import { company } from "../company.ts";
import { formatPrice, type Price } from "../prices.ts";
import { titled } from "../search-words.ts";
import type { ServiceFacts } from "./shape.ts";

const price = { amount: 3_800, unit: "one-off" } as const satisfies Price;

/** The facts of this service that every page needs. */
export const websites = {
  path: "/services/websites",
  title: "Websites",
  price,
  pairsWith: ["upkeep", "bookings"],
  stories: ["hollow-oak-shop", "crag-end-hut"],
  search: {
    title: titled("Small websites, from one visit"),
    description: `Between four and twelve pages, written after a day at your place, readable on a hill with one bar of signal. From ${formatPrice(price)}, photographs apart.`,
    keywords: [`web design ${company.city}`, "website for a farm shop", "website for an inn"],
  },
  updated: "2026-03-02",
} as const satisfies ServiceFacts;
