import { company } from "../../facts/company.ts";
import type { PriceUnit } from "../../facts/prices.ts";
import type { Heading, Passage, Some } from "../../facts/shapes.ts";
import { promises } from "../claims.ts";

/** The words of the quotation sheet. Its services, prices and weeks are facts; what each leaves out is on its card. */
export const pricesPage = {
  hero: {
    eyebrow: "Prices",
    title: "Tick what you need and watch the sum",
    lead: "The same prices as everywhere on this site, added up. Nothing is sent until you say so.",
  },
  sheet: {
    title: "What you need",
    lead: "Each line runs from the smallest version that we do well to the largest that we usually build.",
    units: { "one-off": "Once", hour: "By the hour", day: "By the day", month: "Every month" },
    onRequest: "After a conversation",
    /** Before what a price does not include. */
    without: "Not included:",
    weekLabel: "week",
    weeksLabel: "weeks",
    inARow: "one after another, less side by side",
    empty: "Nothing ticked yet",
  },
  send: {
    title: "Turn the range into one figure",
    text: `All without ${company.tax ?? "tax"}. A range is not a quote: the quote has one figure, and you have it ${promises.quote}.`,
    button: "Send this sheet",
  },
  never: {
    title: "Never on the bill",
    lead: "Whatever you tick.",
    items: [
      {
        title: "The project manager",
        text: "One person who answers, from the first call to the last invoice.",
      },
      { title: "Ninety days of fixes", text: "If it is our mistake, it is our time." },
      {
        title: "Leaving",
        text: "Code, accounts and documents are yours. There is no fee for taking them elsewhere.",
      },
    ],
  },
} as const satisfies PricesWords;

interface PricesWords {
  readonly hero: Heading & { eyebrow: string };
  readonly sheet: Heading & {
    units: Record<PriceUnit, string>;
  } & Record<"onRequest" | "without" | "weekLabel" | "weeksLabel" | "inARow" | "empty", string>;
  readonly send: Passage & { button: string };
  readonly never: Heading & { items: Some<Passage> };
}
