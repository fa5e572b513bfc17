import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "Campaigns measured in enquiries, not impressions.",
  features: [
    "Search and social advertising",
    "Content in English, Hindi and Marathi",
    "Landing pages and A/B tests",
    "One report a month, on one page",
  ],
} as const satisfies ServiceCard;
