import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const softwareDevelopment = {
  path: "/services/software-development",
  price: { amount: 50_000, unit: "one-off" },
  pairsWith: ["design", "mobile-development"],
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
