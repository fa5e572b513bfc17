import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Blog";

export const search = {
  title: titled("Blog: notes for owners of shops"),
  description:
    "Notes on plans, websites and upkeep for people who own a shop and have to decide something about their website in the next few weeks.",
  keywords: ["website notes", "shop website", `websites ${company.city}`],
} as const satisfies PageWords;

/** Title and description of the second and later pages of the list. */
export function furtherPages(page: number, of: number) {
  return {
    title: `Blog, page ${page} of ${of} | ${company.name}`,
    description: `Older notes on plans, websites and upkeep for people who own a shop and have to decide something about their website: page ${page} of ${of}.`,
  };
}
