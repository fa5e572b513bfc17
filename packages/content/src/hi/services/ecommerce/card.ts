import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "Shopify, WooCommerce या अपनी दुकान: ऐसा चेकआउट, जो लोग अधूरा नहीं छोड़ते।",
  features: [
    "UPI, कार्ड और कैश ऑन डिलीवरी",
    "कूरियर और PIN कोड से जोड़",
    "GST बिल अपने आप",
    "सामान की सूची चढ़ाना और सिखाना",
  ],
} as const satisfies ServiceCard;
