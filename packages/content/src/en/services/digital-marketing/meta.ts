import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "Digital Marketing";

export const search = {
  title: serviceTitle("digital-marketing", name),
  description: `Search, social, content and e-mail planned as one and reported on one page: what a customer costs, not a click. From ${prices["digital-marketing"].text}.`,
  keywords: [
    `digital marketing agency ${company.city}`,
    "Google Ads management",
    "social media marketing",
  ],
} as const satisfies PageWords;
