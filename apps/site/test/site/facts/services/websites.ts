import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

export const websites = {
  path: "/services/websites",
  order: 20,
  price: { amount: 900, unit: "one-off" },
  most: 2_400,
  weeks: [6, 10],
  pairsWith: ["planning", "upkeep"],
} as const satisfies ServiceFacts;
