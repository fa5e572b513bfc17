import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "iOS and Android from one codebase, released on a calendar you can trust.",
  features: [
    "Flutter, React Native or native",
    "Works offline, syncs later",
    "UPI and card payments",
    "Store listing and review handled",
  ],
} as const satisfies ServiceCard;
