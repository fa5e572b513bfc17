import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "Upkeep";

export const search = {
  title: serviceTitle("upkeep", name),
  description: `Somebody looks after your website every week: small changes, copies of everything and an answer on the same day, from ${prices.upkeep.text}.`,
  keywords: [`website upkeep ${company.city}`, "website changes", "website backup"],
} as const satisfies PageWords;
