import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "Between four and twelve pages, written after a day spent at your place.",
  features: [
    "A day of counting, with the tally",
    "Words included, in your voice",
    "Opens on one bar of signal",
    "You change hours and prices",
  ],
} as const satisfies ServiceCard;
