import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Blog";

export const search = {
  title: titled("Blog: articles and news"),
  description: `Articles and news from ${company.name} in ${company.city}: what we have learnt from our work, written down for clients and for everybody who asks.`,
  keywords: [`${company.name} blog`, "articles"],
} as const satisfies PageWords;

/** Title and description of the second and later pages of the list. */
export function furtherPages(page: number, of: number) {
  return {
    title: titled(`Blog, page ${page} of ${of}`),
    description: `Older articles and news from ${company.name} in ${company.city}, page ${page} of ${of} of the list, with the newest of them first and the oldest last.`,
  };
}
