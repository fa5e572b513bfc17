import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Sitemap";

export const search = {
  title: titled("Sitemap: every page of this site"),
  description:
    "All pages of this website in one list: main pages, services, resources, legal texts and articles, and the addresses at which to reach us.",
  keywords: ["sitemap", "all pages", `${company.name} website`],
} as const satisfies PageWords;
