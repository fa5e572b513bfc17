import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "Websites";

export const search = {
  title: serviceTitle("websites", name),
  description: `Between four and twelve pages, written after a day at your place, readable on a hill with one bar of signal. From ${prices.websites.text}, photographs apart.`,
  keywords: [`web design ${company.city}`, "website for a farm shop", "website for an inn"],
} as const satisfies PageWords;
