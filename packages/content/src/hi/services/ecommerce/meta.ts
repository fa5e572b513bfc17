import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "ऑनलाइन दुकान";

export const search = {
  title: titled("ऑनलाइन दुकान, पार्सल पहुँचने तक"),
  description: `Shopify, WooCommerce, Magento या अपनी बनवाई दुकान: UPI, कैश ऑन डिलीवरी, GST बिल और PIN कोड से कूरियर। शुरुआत ${prices.ecommerce.text} से।`,
  keywords: ["ऑनलाइन दुकान बनवाना", `${company.city} Shopify डेवलपर`, "WooCommerce दुकान"],
} as const satisfies PageWords;
