import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const branding = {
  path: "/services/branding",
  order: 80,
  price: { amount: 30_000, unit: "one-off" },
  most: 150_000,
  weeks: [8, 16],
  pairsWith: ["design", "ecommerce"],
} as const satisfies ServiceFacts;
