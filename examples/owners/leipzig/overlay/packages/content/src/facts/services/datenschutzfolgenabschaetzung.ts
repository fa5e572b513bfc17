import type { ServiceFacts } from "./shape.ts";

/** The facts of this service that every page needs. */
export const datenschutzfolgenabschaetzung = {
  path: "/services/datenschutzfolgenabschaetzung",
  price: "on request",
  pairsWith: [],
  updated: "2026-03-09",
} as const satisfies ServiceFacts;
