import type { PriceWords } from "@kolam/content/model/services/prices";

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
