import type { ServiceFacts } from "./shape.ts";

/** The facts of this service that every page needs. */
export const bookings = {
  path: "/services/bookings",
  price: { amount: 9_500, unit: "one-off" },
  pairsWith: ["upkeep", "websites"],
  updated: "2026-03-02",
} as const satisfies ServiceFacts;
