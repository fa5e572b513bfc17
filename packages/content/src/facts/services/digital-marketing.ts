import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const digitalMarketing = {
  path: "/services/digital-marketing",
  order: 40,
  price: { amount: 15_000, unit: "month" },
  most: 60_000,
  weeks: [1, 2],
  pairsWith: ["seo", "web-development"],
} as const satisfies ServiceFacts;
