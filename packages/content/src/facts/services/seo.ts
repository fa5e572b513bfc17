import { company } from "../company.ts";
import { formatPrice, type Price } from "../prices.ts";
import { titled } from "../search-words.ts";
import type { ServiceFacts } from "./shape.ts";

const price = { amount: 10_000, unit: "month" } as const satisfies Price;

/** The facts of this service that every page needs. */
export const seo = {
  path: "/services/seo",
  title: "SEO Services",
  price,
  pairsWith: ["web-development", "digital-marketing"],
  stories: ["panjpani-tyres", "chakora-test-labs"],
  search: {
    title: titled("SEO services: audit, repair, climb"),
    description: `Technical audits, keyword strategy, local search and links honestly earned. A free audit of your ten worst faults, then from ${formatPrice(price)}.`,
    keywords: [
      `SEO services ${company.city}`,
      `local SEO ${company.address.country}`,
      "technical SEO audit",
    ],
  },
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
