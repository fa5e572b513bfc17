import type { ServiceFacts } from "./shape.ts";

/** The facts of this service that every page needs. */
export const upkeep = {
  path: "/services/upkeep",
  price: { amount: 85, unit: "month" },
  pairsWith: ["websites", "bookings"],
  updated: "2026-03-02",
} as const satisfies ServiceFacts;
