import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const design = {
  path: "/services/design",
  order: 70,
  price: { amount: 20_000, unit: "one-off" },
  most: 120_000,
  weeks: [3, 8],
  pairsWith: ["web-development", "mobile-development"],
} as const satisfies ServiceFacts;
