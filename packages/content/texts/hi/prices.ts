import type { PriceWords } from "@kolam/content/model/services/prices";

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
