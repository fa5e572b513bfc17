import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const search = {
  title: titled("Oops! Page Not Found"),
  description:
    "There is no page at this address. Go home, go back, or choose services, about, contact or a quote from the list.",
  keywords: ["page not found", "404", company.name],
} as const satisfies PageWords;
