import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const websites = {
  path: "/services/websites",
  price: { amount: 3_800, unit: "one-off" },
  pairsWith: [],
  updated: "2026-03-02",
} as const satisfies ServiceFacts;
