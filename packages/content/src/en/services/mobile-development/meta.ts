import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "Mobile App Development";

export const search = {
  title: titled("Mobile app development, Android and iOS"),
  description: `Flutter, React Native and native apps that work without a signal, take UPI and stay installed. Store listing included, from ${prices["mobile-development"].text}.`,
  keywords: [
    `mobile app development ${company.city}`,
    `Flutter developers ${company.address.country}`,
    "Android app company",
  ],
} as const satisfies PageWords;
