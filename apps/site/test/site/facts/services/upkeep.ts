import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

export const upkeep = {
  path: "/services/upkeep",
  order: 30,
  price: { amount: 45, unit: "month" },
  most: 90,
  pairsWith: ["websites"],
} as const satisfies ServiceFacts;
