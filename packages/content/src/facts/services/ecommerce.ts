import { company } from "../company.ts";
import { formatPrice, type Price } from "../prices.ts";
import { titled } from "../search-words.ts";
import type { ServiceFacts } from "./shape.ts";

const price = { amount: 40_000, unit: "one-off" } as const satisfies Price;

/** The facts of this service that every page needs. */
export const ecommerce = {
  path: "/services/ecommerce",
  title: "E-commerce Solutions",
  price,
  pairsWith: ["digital-marketing", "branding"],
  stories: ["nool-handlooms", "fasten-and-fix"],
  search: {
    title: titled("E-commerce development for Indian shops"),
    description: `Shopify, WooCommerce, Magento or custom stores with UPI, cash on delivery, GST invoices and couriers by PIN code. From ${formatPrice(price)}.`,
    keywords: [
      `ecommerce development ${company.address.country}`,
      `Shopify developers ${company.city}`,
      "WooCommerce store",
    ],
  },
  updated: "2026-11-20",
} as const satisfies ServiceFacts;
