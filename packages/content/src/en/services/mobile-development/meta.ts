import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "Mobile App Development";

export const search = {
  title: serviceTitle("mobile-development", name),
  description: `Flutter, React Native and native apps that work without a signal, take UPI and stay installed. Store listing included, from ${prices["mobile-development"].text}.`,
  keywords: [
    `mobile app development ${company.city}`,
    `Flutter developers ${company.address.country}`,
    "Android app company",
  ],
} as const satisfies PageWords;
