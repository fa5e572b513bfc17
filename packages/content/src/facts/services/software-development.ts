import type { ServiceFacts } from "./shape.ts";

/** The facts of this service that every page needs. */
export const softwareDevelopment = {
  path: "/services/software-development",
  price: { amount: 50_000, most: 600_000, unit: "one-off", weeks: [6, 16] },
  pairsWith: ["design", "mobile-development"],
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
