import type { Story } from "../../../shapes/service.ts";

/** The stories of this service, for its page and the portfolio. Invented. */
export const bookingsStories = [
  {
    id: "blea-moor-ferry",
    name: "Agnes T.",
    role: "Skipper",
    company: "Blea Moor Ferry, Pooley Bridge",
    content:
      "On the August holiday I sold every seat and shouted at nobody. My husband asked what was wrong.",
    rating: 5,
    project: "Every seat sold, no queue",
    figure: { value: "94%", label: "of seats sold, up from 61" },
    summary: "Tickets for a ferry of forty-eight, sold until the rope is off.",
    challenge:
      "A queue of two hundred on fine days, an empty boat on dull ones, and a cash box that never matched.",
    work: "Seats on sale by the sailing, a screen on the jetty that counts them down, and paper tickets for whoever has no telephone.",
    outcome:
      "Nineteen in twenty seats go. The queue is eleven people, all of whom know which boat is theirs.",
    duration: "4 months",
  },
  {
    id: "winster-pottery",
    name: "Joan K.",
    role: "Potter",
    company: "Winster Pottery, Bowland Bridge",
    content:
      "I make the pots, it makes the list. We had a quarrel about bank holidays, and it won.",
    rating: 5,
    project: "An order book that says no",
    figure: { value: "0", label: "late orders, after fourteen in a year" },
    summary: "A shop that knows how many pots fit into a kiln.",
    challenge:
      "Orders came in by post, by hand and at weddings, for more pots than three firings could hold.",
    work: "An order book that counts in kiln shelves, offers the first date that is true, and will not be argued with.",
    outcome:
      "Nothing has been late since it opened. Waiting lists went up, and so did the price of a teapot.",
    duration: "11 weeks",
  },
] as const satisfies readonly Story[];
