import type { Story } from "../../../shapes/service.ts";

/** The stories of this service, for its page and the portfolio. Invented samples. */
export const ecommerceStories = [
  {
    id: "nool-handlooms",
    name: "Kavitha R.",
    role: "Owner",
    company: "Nool Handlooms, Kanchipuram",
    content:
      "A saree costs as much as a phone and people bought it from a photograph. They understood that the photograph is the shop.",
    rating: 5,
    project: "Silk, sold by daylight",
    figure: { value: "70", label: "orders a month from abroad, up from nine" },
    summary: "A saree shop that shows the drape in daylight and the duty before the checkout.",
    challenge:
      "Buyers abroad asked for forty more pictures on WhatsApp before every order, and half then vanished.",
    work: "A Shopify store with drape videos in daylight, weaver notes, international cards and duty shown up front.",
    outcome: "Orders from outside India went from nine a month to seventy. Returns stay below 3%.",
    duration: "6 weeks",
  },
  {
    id: "fasten-and-fix",
    name: "Imran Q.",
    role: "Managing Director",
    company: "Fasten & Fix, Rajkot",
    content:
      "Dealers said they would never order screws on a website. They were right about the old website.",
    rating: 5,
    project: "Eleven thousand fasteners, a price for every dealer",
    figure: { value: "8 in 10", label: "dealers order online" },
    summary: "Eleven thousand fasteners behind one thread finder, at each dealer’s own price.",
    challenge:
      "Two clerks read WhatsApp orders aloud to a third, who typed them. Every tenth box held the wrong thread.",
    work: "A custom store with dealer prices, reorder lists, a thread finder and stock from the ERP every five minutes.",
    outcome: "Eight dealers in ten order online. Wrong picks dropped below one in two hundred.",
    duration: "18 weeks",
  },
] as const satisfies readonly Story[];
