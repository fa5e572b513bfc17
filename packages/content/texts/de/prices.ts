import type { PriceWords } from "@kolam/content/model/services/prices";

export const priceWords: PriceWords = {
  label: "Ab",
  onRequest: "Auf Anfrage",
  units: { hour: "pro Stunde", day: "pro Tag", month: "pro Monat" },
};
