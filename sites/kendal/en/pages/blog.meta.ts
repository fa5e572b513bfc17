import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Blog";

export const search = {
  title: titled("Notes: things we counted"),
  description:
    "Short pieces for inns, farm shops and museums: what a telephone costs on a Saturday, whether deposits help, and other things that we have measured.",
  keywords: ["small business website notes", "inn bookings", "farm shop online"],
} as const satisfies PageWords;

/** Title and description of the second and later pages of the list. */
export function furtherPages(page: number, of: number) {
  return {
    title: `Blog, page ${page} of ${of}: older notes | ${company.name}`,
    description: `Older notes for inns, farm shops and museums, on bookings, telephones, websites and what can be counted there: page ${page} of ${of} of the list.`,
  };
}
