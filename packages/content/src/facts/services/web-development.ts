import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const webDevelopment = {
  path: "/services/web-development",
  price: { amount: 25_000, unit: "one-off" },
  pairsWith: ["seo", "design"],
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
