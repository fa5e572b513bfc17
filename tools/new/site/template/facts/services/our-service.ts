import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const ourService = {
  path: "/services/our-service",
  order: 10,
  price: "on request", // [Replace] Such as `{ amount: 1_200, unit: "one-off" }`, if you tell one.
  pairsWith: [],
} as const satisfies ServiceFacts;
