import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const ecommerce = {
  path: "/services/ecommerce",
  order: 60,
  price: { amount: 40_000, unit: "one-off" },
  most: 250_000,
  weeks: [3, 12],
  pairsWith: ["digital-marketing", "branding"],
} as const satisfies ServiceFacts;
