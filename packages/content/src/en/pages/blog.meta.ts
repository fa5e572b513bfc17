import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Blog";

export const search = {
  title: titled("Blog: notes for owners of Indian businesses"),
  description:
    "Long reads on checkouts, local search, apps, forms and advertising budgets, written from real work for people who have to decide this month.",
  keywords: [
    `business technology blog ${company.address.country}`,
    "SEO articles",
    "web development articles",
  ],
} as const satisfies PageWords;

/** Title and description of the second and later pages of the list. */
export function furtherPages(page: number, of: number) {
  return {
    title: `Blog, page ${page} of ${of}: older notes | ${company.name}`,
    description: `Older notes for owners of Indian businesses on checkouts, local search, apps, forms and advertising budgets: page ${page} of ${of} of the list.`,
  };
}
