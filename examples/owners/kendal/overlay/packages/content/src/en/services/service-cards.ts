import type { ServiceId } from "../../facts/services.ts";
import type { ServiceCard } from "../../shapes/service.ts";

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
  bookings: {
    description:
      "Rooms, tables, tickets or boxes, taken on your own site. Nobody else gets a share.",
    features: [
      "No commission, ever",
      "Paid into your own account",
      "Works when the line is down",
      "One screen for the whole day",
    ],
  },
  upkeep: {
    description:
      "A person, not a robot, walks along your site each Monday and mends what has come loose.",
    features: [
      "A Monday round, by hand",
      "Copies in three buildings",
      "An hour of changes a month",
      "Somebody’s coat that rings",
    ],
  },
} as const satisfies { readonly [Id in ServiceId]: ServiceCard };
