import type { ServiceCard } from "../shape.ts";

/** The words on the card of this service. */
export const ecommerce = {
  description: "Shopify, WooCommerce or your own: a checkout that people finish.",
  features: [
    "UPI, cards and cash on delivery",
    "Courier and PIN code integration",
    "Automatic GST invoices",
    "Catalogue import and training",
  ],
} as const satisfies ServiceCard;
