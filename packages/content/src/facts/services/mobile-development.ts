import { company } from "../company.ts";
import { formatPrice, type Price } from "../prices.ts";
import { titled } from "../search-words.ts";
import type { ServiceFacts } from "./shape.ts";

const price = { amount: 75_000, unit: "one-off" } as const satisfies Price;

/** The facts of this service that every page needs. */
export const mobileDevelopment = {
  path: "/services/mobile-development",
  title: "Mobile App Development",
  price,
  pairsWith: ["design", "digital-marketing"],
  stories: ["roz-fresh", "pahadi-lifts"],
  search: {
    title: titled("Mobile app development, Android and iOS"),
    description: `Flutter, React Native and native apps that work without a signal, take UPI and stay installed. Store listing included, from ${formatPrice(price)}.`,
    keywords: [
      `mobile app development ${company.city}`,
      `Flutter developers ${company.address.country}`,
      "Android app company",
    ],
  },
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
