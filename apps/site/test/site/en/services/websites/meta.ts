import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "Websites";

export const search = {
  title: serviceTitle("websites", name),
  description: `A website for a shop with orders, opening hours and a map, built in six weeks from a plan of two pages. It costs from ${prices.websites.text}.`,
  keywords: [`websites ${company.city}`, "website for a shop", "online orders"],
} as const satisfies PageWords;
