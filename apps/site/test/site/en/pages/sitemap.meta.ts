import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Sitemap";

export const search = {
  title: titled("Sitemap: every page"),
  description:
    "All pages of this website in one list: the main pages, the services, the resources, the legal texts and the articles, each with its name.",
  keywords: ["sitemap", "all pages"],
} as const satisfies PageWords;
