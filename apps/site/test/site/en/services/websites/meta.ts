import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "Websites";

export const search = {
  title: titled("Websites for small shops, in six weeks"),
  description: `A website for a shop with orders, opening hours and a map, built in six weeks from a plan of two pages. It costs from ${prices.websites.text}.`,
  keywords: [`websites ${company.city}`, "website for a shop", "online orders"],
} as const satisfies PageWords;
