import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const search = {
  title: titled("There is no page here"),
  description:
    "There is no page at this address. It may have moved, or it never was. Go home, go back, or choose one of the pages that most people want.",
  keywords: ["page not found", "404"],
} as const satisfies PageWords;
