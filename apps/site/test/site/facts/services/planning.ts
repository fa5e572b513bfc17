import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

export const planning = {
  path: "/services/planning",
  order: 10,
  price: "on request",
  pairsWith: ["websites"],
} as const satisfies ServiceFacts;
