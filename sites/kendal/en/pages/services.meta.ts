import { sentence } from "@kolam/content/model/basics/sentence";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { serviceIds } from "@kolam/content/model/services/services";
import { priceSpan } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";

export const name = "Services";

export const search = {
  title: titled("What a small website costs"),
  description: `${sentence(counted(serviceIds.length, "service"))}${priceSpan ? ` from ${priceSpan.lowest}` : ""}: what it includes, how we arrive at the price, what is never part of it, and whom we would ring for all the rest.`,
  keywords: [`website price ${company.city}`, "booking system cost", "website maintenance"],
} as const satisfies PageWords;
