import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const search = {
  title: titled("Page not found"),
  description:
    "There is no page at this address. Go to the home page, go back, or choose one of the pages that are listed here.",
  keywords: ["page not found", company.name],
} as const satisfies PageWords;
