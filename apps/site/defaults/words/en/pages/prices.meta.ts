import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Prices";

export const search = {
  title: titled("Prices: what you need, and what it comes to"),
  description: `The prices of ${company.name} on one sheet. Tick what you need, see what it comes to, and send the sheet to us if you would like a quote.`,
  keywords: [`${company.name} prices`],
} as const satisfies PageWords;
