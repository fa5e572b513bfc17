import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const webDevelopment = {
  path: "/services/web-development",
  order: 20,
  price: { amount: 25_000, unit: "one-off" },
  most: 180_000,
  weeks: [2, 12],
  pairsWith: ["seo", "design"],
} as const satisfies ServiceFacts;
