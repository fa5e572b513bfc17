import { serviceFacts } from "@site/lists/services";
import { priceWords } from "@site/texts/prices";
import { sayPrice, spanOf } from "./prices.ts";
import { ofServices, serviceIds } from "./services.ts";

/** The starting price of each service for readers. */
export const prices = ofServices(({ price }) => sayPrice(price, priceWords));

const span = spanOf(serviceIds.map((id) => serviceFacts[id].price));

/** The lowest and the highest starting price; undefined if all are on request. */
export const priceSpan = span && {
  lowest: sayPrice(span.lowest, priceWords).text,
  highest: sayPrice(span.highest, priceWords).text,
};
