import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const branding = {
  path: "/services/branding",
  price: { amount: 30_000, unit: "one-off" },
  pairsWith: ["design", "ecommerce"],
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
