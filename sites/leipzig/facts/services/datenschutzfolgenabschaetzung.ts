import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const datenschutzfolgenabschaetzung = {
  path: "/services/datenschutzfolgenabschaetzung",
  order: 20,
  price: "on request",
  pairsWith: [],
} as const satisfies ServiceFacts;
