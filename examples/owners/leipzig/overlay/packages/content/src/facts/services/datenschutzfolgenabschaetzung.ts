import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const datenschutzfolgenabschaetzung = {
  path: "/services/datenschutzfolgenabschaetzung",
  price: "on request",
  pairsWith: [],
  updated: "2026-03-09",
} as const satisfies ServiceFacts;
