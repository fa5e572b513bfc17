import type { ServiceCard } from "../shape.ts";

/** The words on the card of this service. */
export const websites = {
  description: "Between four and twelve pages, written after a day spent at your place.",
  features: [
    "A day of counting, with the tally",
    "Words included, in your voice",
    "Opens on one bar of signal",
    "You change hours and prices",
  ],
} as const satisfies ServiceCard;
