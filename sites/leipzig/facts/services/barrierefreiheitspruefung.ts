import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const barrierefreiheitspruefung = {
  path: "/services/barrierefreiheitspruefung",
  order: 10,
  price: { amount: 1_500, unit: "one-off" },
  pairsWith: [],
} as const satisfies ServiceFacts;
