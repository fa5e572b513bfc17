import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const barrierefreiheitspruefung = {
  path: "/services/barrierefreiheitspruefung",
  price: { amount: 1_500, unit: "one-off" },
  pairsWith: [],
  updated: "2026-03-09",
} as const satisfies ServiceFacts;
