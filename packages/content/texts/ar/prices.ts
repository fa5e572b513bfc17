import type { PriceWords, ServiceTitles } from "@kolam/content/model/services/prices";

export const priceWords: PriceWords = {
  label: "ابتداءً من",
  onRequest: "عند الطلب",
  units: { hour: "للساعة", day: "لليوم", month: "للشهر" },
  taxes: {
    plusTax: (tax) => `تضاف إليه ${tax}`,
    withTax: (tax) => `شاملا ${tax}`,
    untaxed: (tax) => `دون ${tax}`,
  },
};

/** What a service is called where it stands alone: in its page’s title, and in search results. */
export const serviceTitles: ServiceTitles = {
  inPlace: (name, place) => `${name} في ${place}`,
  fromPrice: (title, price) => `${title}، ابتداءً من ${price}`,
};
