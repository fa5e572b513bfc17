import type { PriceWords } from "@kolam/content/model/services/prices";

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
