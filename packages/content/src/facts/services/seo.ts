import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const seo = {
  path: "/services/seo",
  price: { amount: 10_000, unit: "month" },
  pairsWith: ["web-development", "digital-marketing"],
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
