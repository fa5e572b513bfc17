import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "Shopify, WooCommerce or your own: a checkout that people finish.",
  features: [
    "UPI, cards and cash on delivery",
    "Courier and PIN code integration",
    "Automatic GST invoices",
    "Catalogue import and training",
  ],
} as const satisfies ServiceCard;
