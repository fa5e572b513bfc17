import { company } from "../company.ts";
import { formatPrice, type Price } from "../prices.ts";
import { titled } from "../search-words.ts";
import type { ServiceFacts } from "./shape.ts";

const price = { amount: 85, unit: "month" } as const satisfies Price;

/** The facts of this service that every page needs. */
export const upkeep = {
  path: "/services/upkeep",
  title: "Upkeep",
  price,
  pairsWith: ["websites", "bookings"],
  stories: ["bobbin-mill", "fell-runners"],
  search: {
    title: titled("Website upkeep, by people, on Mondays"),
    description: `Every Monday a person opens your site and clicks through it. Backups in three buildings, mending included, nothing lost since 2017. ${formatPrice(price)}.`,
    keywords: [`website maintenance ${company.city}`, "website backup", "website support"],
  },
  updated: "2026-03-02",
} as const satisfies ServiceFacts;
