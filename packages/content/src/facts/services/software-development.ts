import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const softwareDevelopment = {
  path: "/services/software-development",
  order: 10,
  price: { amount: 50_000, unit: "one-off" },
  most: 600_000,
  weeks: [6, 16],
  pairsWith: ["design", "mobile-development"],
} as const satisfies ServiceFacts;
