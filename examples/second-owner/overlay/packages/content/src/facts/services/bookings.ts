import { company } from "../company.ts";
import { formatPrice, type Price } from "../prices.ts";
import { titled } from "../search-words.ts";
import type { ServiceFacts } from "./shape.ts";

const price = { amount: 9_500, unit: "one-off" } as const satisfies Price;

/** The facts of this service that every page needs. */
export const bookings = {
  path: "/services/bookings",
  title: "Bookings & Orders",
  price,
  pairsWith: ["upkeep", "websites"],
  stories: ["blea-moor-ferry", "winster-pottery"],
  search: {
    title: titled("Booking systems without a commission"),
    description: `Rooms, tables, tickets or boxes, booked on your own site, paid into your own account, with no commission. Systems from ${formatPrice(price)}, yours to keep.`,
    keywords: [`booking system ${company.city}`, "table booking", "ticket system for museums"],
  },
  updated: "2026-03-02",
} as const satisfies ServiceFacts;
