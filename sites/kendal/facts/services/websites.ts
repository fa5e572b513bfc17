import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const websites = {
  path: "/services/websites",
  order: 10,
  price: { amount: 3_800, unit: "one-off" },
  pairsWith: [],
} as const satisfies ServiceFacts;
