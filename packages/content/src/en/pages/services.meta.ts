import { sentence } from "@kolam/content/model/basics/sentence";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { serviceIds } from "@kolam/content/model/services/services";
import { priceSpan } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";

export const name = "Services";

export const search = {
  title: titled("Services and starting prices"),
  description: `${sentence(counted(serviceIds.length, "service"))}, what each of them includes and where its price starts${priceSpan ? `, from ${priceSpan.lowest} to ${priceSpan.highest}` : ""}. Compare them, then ask for a quote.`,
  keywords: [
    `IT services ${company.city}`,
    `web development price ${company.address.country}`,
    "agency price list",
  ],
} as const satisfies PageWords;
