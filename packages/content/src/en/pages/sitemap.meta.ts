import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Sitemap";

export const search = {
  title: titled("Sitemap: every page of this site"),
  description:
    "All pages of this website in one list: main pages, services, resources, legal texts and articles, with the addresses under which you reach us.",
  keywords: ["sitemap", "all pages", `${company.name} website`],
} as const satisfies PageWords;
