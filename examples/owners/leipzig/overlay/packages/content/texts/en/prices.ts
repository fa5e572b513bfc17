import { type PriceWords, sayPrice, spanOf } from "@kolam/content/model/services/prices";
import { ofServices, serviceIds } from "@kolam/content/model/services/services";
import { serviceFacts } from "#facts/services.ts";

const words: PriceWords = {
  label: "Ab",
  onRequest: "Auf Anfrage",
  units: { hour: "pro Stunde", day: "pro Tag", month: "im Monat" },
};

/** The starting price of each service for readers. */
export const prices = ofServices(({ price }) => sayPrice(price, words));

const span = spanOf(serviceIds.map((id) => serviceFacts[id].price));

/** The lowest and the highest starting price; undefined if all are on request. */
export const priceSpan = span && {
  lowest: sayPrice(span.lowest, words).text,
  highest: sayPrice(span.highest, words).text,
};
