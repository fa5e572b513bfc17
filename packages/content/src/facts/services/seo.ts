import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const seo = {
  path: "/services/seo",
  order: 50,
  price: { amount: 10_000, unit: "month" },
  most: 40_000,
  weeks: [2, 6],
  pairsWith: ["web-development", "digital-marketing"],
} as const satisfies ServiceFacts;
