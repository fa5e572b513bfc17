import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "E-commerce Solutions";

export const search = {
  title: serviceTitle("ecommerce", name),
  description: `Shopify, WooCommerce, Magento or custom stores with UPI, cash on delivery, GST invoices and couriers by PIN code. From ${prices.ecommerce.text}.`,
  keywords: [
    `ecommerce development ${company.address.country}`,
    `Shopify developers ${company.city}`,
    "WooCommerce store",
  ],
} as const satisfies PageWords;
