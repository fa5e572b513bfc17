import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const mobileDevelopment = {
  path: "/services/mobile-development",
  order: 30,
  price: { amount: 75_000, unit: "one-off" },
  most: 500_000,
  weeks: [10, 16],
  pairsWith: ["design", "digital-marketing"],
} as const satisfies ServiceFacts;
