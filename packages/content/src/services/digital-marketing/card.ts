import type { ServiceCard } from "../shape.ts";

/** The words on the card of this service. */
export const digitalMarketing = {
  description: "Campaigns measured in enquiries, not impressions.",
  features: [
    "Search and social advertising",
    "Content in English, Hindi and Marathi",
    "Landing pages and A/B tests",
    "One report a month, on one page",
  ],
} as const satisfies ServiceCard;
