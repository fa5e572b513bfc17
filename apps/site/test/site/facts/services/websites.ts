import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

export const websites = {
  path: "/services/websites",
  order: 20,
  price: { amount: 900, unit: "one-off" },
  weeks: [6, 10],
  pairsWith: ["planning", "upkeep"],
} as const satisfies ServiceFacts;
