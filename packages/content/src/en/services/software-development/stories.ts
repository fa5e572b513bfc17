import type { Story } from "../../../shapes/service.ts";

/** The stories of this service, for its page and the portfolio. Invented samples. */
export const softwareDevelopmentStories = [
  {
    id: "tamba-pumps",
    name: "Vandana J.",
    role: "Director of Operations",
    company: "Tamba Pumps, Kolhapur",
    content:
      "They spent two days in the foundry before anyone opened a laptop. Dispatch now knows what casting knows, and I have stopped phoning both.",
    rating: 5,
    project: "A casting, tracked from furnace to truck",
    figure: { value: "19 of 20", label: "orders leave on the promised date" },
    summary:
      "One tracker in place of four registers: every casting reports from nine stations, furnace to truck.",
    challenge:
      "Four departments kept four registers. A customer who asked for a date got four answers.",
    work: "One tracking system with barcodes at nine stations, tablets in welded cases, and nightly entries into Tally.",
    outcome:
      "Delivery dates hold for 19 orders out of 20. Finished stock waiting for paperwork fell by half.",
    duration: "16 weeks",
  },
  {
    id: "kesar-freight",
    name: "Farhan S.",
    role: "Finance Head",
    company: "Kesar Freight, Bhiwandi",
    content:
      "Our rate macro had 140 tabs and one man who understood it. The replacement has neither, and quotes leave in minutes.",
    rating: 5,
    project: "The freight quote without the spreadsheet",
    figure: { value: "6 min", label: "for a quote that took a morning" },
    summary: "A macro of 140 tabs became a rate engine that anyone in the office can use.",
    challenge:
      "Rates changed weekly, lived in one workbook and went wrong whenever its author took leave.",
    work: "A rate engine with effective dates, margin rules, an approval step and PDF quotes in the customer’s own language.",
    outcome: "A quote takes six minutes where it took a morning. Pricing errors: two in a year.",
    duration: "11 weeks",
  },
] as const satisfies readonly Story[];
