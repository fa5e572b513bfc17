import type { PriceWords, ServiceTitles } from "@kolam/content/model/services/prices";

export const priceWords: PriceWords = {
  label: "शुरुआती दाम",
  onRequest: "पूछकर",
  units: { hour: "प्रति घंटा", day: "प्रति दिन", month: "प्रति माह" },
  taxes: {
    plusTax: (tax) => `${tax} अलग से`,
    withTax: (tax) => `${tax} सहित`,
    untaxed: (tax) => `${tax} नहीं लगता`,
  },
};

/** What a service is called where it stands alone: in its page’s title, and in search results. */
export const serviceTitles: ServiceTitles = {
  inPlace: (name, place) => `${place} में ${name}`,
  fromPrice: (title, price) => `${title}, ${price} से`,
};
