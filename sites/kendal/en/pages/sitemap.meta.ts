import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Sitemap";

export const search = {
  title: titled("Every page of this site"),
  description:
    "The whole site on one page: what we do, what we made, what we wrote, the small print, and the telephone number at the end in case it is none of those.",
  keywords: ["sitemap", "all pages", `${company.name} website`],
} as const satisfies PageWords;
