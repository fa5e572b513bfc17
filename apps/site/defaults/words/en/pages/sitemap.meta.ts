import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Sitemap";

export const search = {
  title: titled("Sitemap: every page of this site"),
  description: `All pages of the website of ${company.name} in one list, with what each of them is about and the addresses at which you can reach us.`,
  keywords: ["sitemap", `${company.name} website`],
} as const satisfies PageWords;
