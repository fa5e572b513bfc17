import type { ServiceFacts } from "./shape.ts";

/** The facts of this service that every page needs. */
export const digitalMarketing = {
  path: "/services/digital-marketing",
  price: { amount: 15_000, unit: "month" },
  pairsWith: ["seo", "web-development"],
  stories: ["mittirang-homeware", "vennila-solar"],
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
