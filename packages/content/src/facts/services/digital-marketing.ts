import { company } from "../company.ts";
import { formatPrice, type Price } from "../prices.ts";
import { titled } from "../search-words.ts";
import type { ServiceFacts } from "./shape.ts";

const price = { amount: 15_000, unit: "month" } as const satisfies Price;

/** The facts of this service that every page needs. */
export const digitalMarketing = {
  path: "/services/digital-marketing",
  title: "Digital Marketing",
  price,
  pairsWith: ["seo", "web-development"],
  stories: ["mittirang-homeware", "vennila-solar"],
  search: {
    title: titled("Digital marketing judged by enquiries"),
    description: `Search, social, content and e-mail planned as one and reported on one page: what a customer costs, not what a click costs. From ${formatPrice(price)}.`,
    keywords: [
      `digital marketing agency ${company.city}`,
      "Google Ads management",
      "social media marketing",
    ],
  },
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
