import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "A name, a voice and a system you can hand to anyone.",
  features: [
    "Positioning on one page",
    "Logo in Latin and Devanagari",
    "Voice and messaging guide",
    "Guidelines a printer can follow",
  ],
} as const satisfies ServiceCard;
