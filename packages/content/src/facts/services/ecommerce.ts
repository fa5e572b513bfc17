import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const ecommerce = {
  path: "/services/ecommerce",
  price: { amount: 40_000, unit: "one-off" },
  pairsWith: ["digital-marketing", "branding"],
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
