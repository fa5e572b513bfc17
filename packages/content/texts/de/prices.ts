import type { PriceWords, ServiceTitles } from "@kolam/content/model/services/prices";

export const priceWords: PriceWords = {
  label: "Ab",
  onRequest: "Auf Anfrage",
  units: { hour: "pro Stunde", day: "pro Tag", month: "pro Monat" },
  taxes: {
    plusTax: (tax) => `zuzüglich ${tax}`,
    withTax: (tax) => `einschließlich ${tax}`,
    untaxed: (tax) => `keine ${tax}`,
  },
};

/** What a service is called where it stands alone: in its page’s title, and in search results. */
export const serviceTitles: ServiceTitles = {
  inPlace: (name, place) => `${name} in ${place}`,
  fromPrice: (title, price) => `${title}, ab ${price}`,
};
