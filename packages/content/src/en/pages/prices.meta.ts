import { sentence } from "@kolam/content/model/basics/sentence";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { serviceIds } from "@kolam/content/model/services/services";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";

export const name = "Prices";

export const search = {
  title: titled("Prices: tick what you need, see the sum"),
  description: `${sentence(counted(serviceIds.length, "service"))} on one sheet, each with a range, its weeks and what it leaves out. Tick what you need, see the sum, and send it for a quote.`,
  keywords: [`website cost ${company.address.country}`, `software project price ${company.city}`],
} as const satisfies PageWords;
