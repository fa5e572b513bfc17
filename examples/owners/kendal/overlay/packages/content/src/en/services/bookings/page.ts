import type { Benefits, Process, ServicePageBase } from "../../../shapes/service.ts";
import { bookingsStories } from "../../cases/bookings.generated.ts";

interface Page extends ServicePageBase<"bookings"> {
  readonly process: Process;
  readonly benefits: Benefits;
}

/** The words of the page about bookings and orders. */
export const bookings = {
  id: "bookings",
  hero: {
    eyebrow: "Bookings & Orders",
    title: "Every portal takes a fifth. We take none.",
    lead: "A booking system of your own: on your site, in your words, into your account. You pay once for the making, and that is the end of it.",
    actions: [
      { label: "Price a system", href: "/quote" },
      { label: "See the ferry", href: "/portfolio#bookings" },
    ],
    photo: "payingAtCounter",
  },
  offerings: {
    title: "Six things it can take",
    lead: "Most places want two of them. Nobody has yet wanted all six, and we would talk them out of it.",
    items: [
      {
        title: "Rooms",
        text: "One calendar for the web, the telephone and the bell on the desk. No room is ever sold twice.",
      },
      {
        title: "Tables",
        text: "By the quarter hour, with the kitchen’s own limit on how many may sit down at seven.",
      },
      {
        title: "Tickets",
        text: "For boats, tours and school parties, with a name or without, on paper too.",
      },
      {
        title: "Boxes",
        text: "Meat, veg and cheese, picked up on the day that you say, packed from a list that makes sense.",
      },
      {
        title: "Deposits",
        text: "Small enough not to scare, large enough to be remembered. We have measured where that is.",
      },
      {
        title: "Vouchers",
        text: "Sold at midnight on the twenty-third of December, without you.",
      },
    ],
  },
  process: {
    title: "Three to five months, none of them in season",
    lead: "We open between November and April, when a mistake costs a cup of tea.",
    items: [
      {
        title: "Follow the paper",
        text: "We copy your diary, your slips and the back of the envelope, and draw where each goes.",
      },
      {
        title: "Try it on the desk",
        text: "A working version within the month, used beside the old book until both agree for two weeks.",
      },
      {
        title: "Open a side door",
        text: "Regulars first. They are kind, and they notice everything.",
      },
      {
        title: "Stay for a Saturday",
        text: "On the first busy day one of us is in the back with a laptop, and does the washing-up.",
      },
    ],
  },
  benefits: {
    title: "What changes behind the desk",
    lead: "Told to us by the people who stand there.",
    items: [
      "Nobody is sold a room that is not there",
      "The float matches, first time, in daylight",
      "You can see Thursday from Monday",
      "A stranger in another country books while you sleep",
      "No-shows ring to say that they will not",
      "The best table goes to whoever you like",
      "New staff learn it before the kettle has boiled",
      "What the portals took last year is a new roof",
    ],
  },
  figures: {
    title: "Counted in other people’s tills",
    lead: "Across eighteen systems, in their first full year.",
    items: [
      { value: "£11,400", label: "Commission kept, on average" },
      { value: "64%", label: "Of bookings outside opening hours" },
      { value: "3 in 4", label: "Fewer no-shows with a deposit" },
      { value: "9 hrs", label: "A week less at the telephone" },
    ],
  },
  stories: {
    title: "One that floats",
    lead: "Its owner does not like computers, and said so.",
    items: bookingsStories,
  },
  questions: {
    title: "Before you leave the portal",
    lead: "You need not leave it at once. Here is what we say.",
    items: [
      {
        id: "and-the-portals",
        question: "Should we come off the portals?",
        answer:
          "Not in the first year. Keep a few rooms there, at their price plus a fifth, and watch where people book. It settles itself.",
      },
      {
        id: "no-signal",
        question: "What if the line goes down?",
        answer:
          "The day’s list is on the tablet and on paper, printed at eight. You carry on, and it catches up when the line does.",
      },
      {
        id: "card-fees",
        question: "What do card payments cost?",
        answer:
          "What the bank charges, straight to you; at the time of writing about one part in seventy. We see the bill once, to help you choose, and never again.",
      },
    ],
  },
  closing: {
    title: "How much did they take last year?",
    text: "Look up the commission on your last statement and tell us the sum. If a system would not pay for itself in two seasons, we say so.",
    actions: [
      { label: "Do the sum with us", href: "/quote" },
      { label: "Ring about it", href: "/contact" },
    ],
  },
} as const satisfies Page;
