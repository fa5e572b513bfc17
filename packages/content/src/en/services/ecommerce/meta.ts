import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "E-commerce Solutions";

export const search = {
  title: titled("E-commerce development for Indian shops"),
  description: `Shopify, WooCommerce, Magento or custom stores with UPI, cash on delivery, GST invoices and couriers by PIN code. From ${prices.ecommerce.text}.`,
  keywords: [
    `ecommerce development ${company.address.country}`,
    `Shopify developers ${company.city}`,
    "WooCommerce store",
  ],
} as const satisfies PageWords;
