import type { ServiceCard } from "../shape.ts";

/** The words on the card of this service. */
export const mobileDevelopment = {
  description: "iOS and Android from one codebase, released on a calendar you can trust.",
  features: [
    "Flutter, React Native or native",
    "Works offline, syncs later",
    "UPI and card payments",
    "Store listing and review handled",
  ],
} as const satisfies ServiceCard;
