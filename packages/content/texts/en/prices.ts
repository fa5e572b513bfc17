import type { PriceWords, ServiceTitles } from "@kolam/content/model/services/prices";

/** The words around prices. */
export const priceWords: PriceWords = {
  label: "Starts at",
  onRequest: "On request",
  units: { hour: "per hour", day: "per day", month: "per month" },
  taxes: {
    plusTax: (tax) => `plus ${tax}`,
    withTax: (tax) => `${tax} included`,
    untaxed: (tax) => `no ${tax} is due`,
  },
};

/** What a service is called where it stands alone: in its page’s title, and in search results. */
export const serviceTitles: ServiceTitles = {
  inPlace: (name, place) => `${name} in ${place}`,
  fromPrice: (title, price) => `${title}, from ${price}`,
};
