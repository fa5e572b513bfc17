import type { ServiceCard } from "../shape.ts";

/** The words on the card of this service. */
export const bookings = {
  description: "Rooms, tables, tickets or boxes, taken on your own site. Nobody else gets a share.",
  features: [
    "No commission, ever",
    "Paid into your own account",
    "Works when the line is down",
    "One screen for the whole day",
  ],
} as const satisfies ServiceCard;
