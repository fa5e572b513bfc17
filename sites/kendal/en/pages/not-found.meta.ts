import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const search = {
  title: titled("Off the path"),
  description:
    "There is no page at this address. Go back to the start, or follow one of the marked paths: what we do, what we made, who we are, where we are.",
  keywords: ["page not found", "404", company.name],
} as const satisfies PageWords;
