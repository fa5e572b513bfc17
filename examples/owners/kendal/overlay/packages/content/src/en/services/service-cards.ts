import type { ServiceId } from "@kolam/content/model/services/services";
import type { ServiceCard } from "@kolam/content/model/shapes/service";

/** The words on the cards of all services. */
export const serviceCards = {
  websites: {
    description: "Between four and twelve pages, written after a day spent at your place.",
    features: [
      "A day of counting, with the tally",
      "Words included, in your voice",
      "Opens on one bar of signal",
      "You change hours and prices",
    ],
  },
} as const satisfies { readonly [Id in ServiceId]: ServiceCard };
