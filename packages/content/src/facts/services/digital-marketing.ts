import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const digitalMarketing = {
  path: "/services/digital-marketing",
  price: { amount: 15_000, unit: "month" },
  pairsWith: ["seo", "web-development"],
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
