import type { ServiceFacts } from "./shape.ts";

/** The facts of this service that every page needs. */
export const suchmaschinenoptimierung = {
  path: "/services/suchmaschinenoptimierung",
  price: { amount: 95, unit: "hour" },
  pairsWith: [],
  updated: "2026-03-09",
} as const satisfies ServiceFacts;
