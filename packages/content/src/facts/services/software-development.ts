import { company } from "../company.ts";
import { formatPrice, type Price } from "../prices.ts";
import { firstThatFits } from "../search-words.ts";
import type { ServiceFacts } from "./shape.ts";

const price = { amount: 50_000, unit: "one-off" } as const satisfies Price;

/** The facts of this service that every page needs. */
export const softwareDevelopment = {
  path: "/services/software-development",
  title: "Custom Software Development",
  price,
  pairsWith: ["design", "mobile-development"],
  stories: ["tamba-pumps", "kesar-freight"],
  search: {
    title: firstThatFits(
      60,
      `Custom software development in ${company.city} | ${company.name}`,
      `Custom software development in ${company.city}`,
      "Custom software development",
    ),
    description: `Operations platforms, dealer portals and Tally bridges that retire the shared spreadsheet. Fixed scope, fortnightly releases, from ${formatPrice(price)}.`,
    keywords: [
      `custom software development ${company.city}`,
      `ERP integration ${company.address.country}`,
      "Tally integration",
    ],
  },
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
