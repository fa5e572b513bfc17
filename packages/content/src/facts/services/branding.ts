import { company } from "../company.ts";
import { formatPrice, type Price } from "../prices.ts";
import { titled } from "../search-words.ts";
import type { ServiceFacts } from "./shape.ts";

const price = { amount: 30_000, unit: "one-off" } as const satisfies Price;

/** The facts of this service that every page needs. */
export const branding = {
  path: "/services/branding",
  title: "Branding & Strategy",
  price,
  pairsWith: ["design", "ecommerce"],
  stories: ["irani-rusk", "stepwell-finance"],
  search: {
    title: titled("Branding and strategy: names that hold"),
    description: `Positioning, naming, identity and voice, with guidelines any printer can follow and logos in Latin and Devanagari. Branding from ${formatPrice(price)}.`,
    keywords: [
      `branding agency ${company.city}`,
      `brand naming ${company.address.country}`,
      "logo design Devanagari",
    ],
  },
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
