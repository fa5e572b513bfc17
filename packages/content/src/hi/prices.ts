import { type PriceWords, sayPrice, spanOf } from "@kolam/content/model/services/prices";
import { ofServices, serviceIds } from "@kolam/content/model/services/services";
import { serviceFacts } from "#facts/services.ts";

const words: PriceWords = {
  label: "शुरुआती दाम",
  onRequest: "पूछकर",
  units: { hour: "प्रति घंटा", day: "प्रति दिन", month: "प्रति माह" },
};

export const prices = ofServices(({ price }) => sayPrice(price, words));

const span = spanOf(serviceIds.map((id) => serviceFacts[id].price));

export const priceSpan = span && {
  lowest: sayPrice(span.lowest, words).text,
  highest: sayPrice(span.highest, words).text,
};
