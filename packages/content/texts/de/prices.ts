import type { PriceWords } from "@kolam/content/model/services/prices";

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
