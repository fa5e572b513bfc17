import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const design = {
  path: "/services/design",
  price: { amount: 20_000, unit: "one-off" },
  pairsWith: ["web-development", "mobile-development"],
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
