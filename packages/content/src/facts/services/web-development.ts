import type { ServiceFacts } from "./shape.ts";

/** The facts of this service that every page needs. */
export const webDevelopment = {
  path: "/services/web-development",
  price: { amount: 25_000, most: 180_000, unit: "one-off", weeks: [2, 12] },
  pairsWith: ["seo", "design"],
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
