import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Work";

export const search = {
  title: titled("Work: what was wrong, what we did"),
  description:
    "What was wrong, what we did and what came of it: a bakery, a clinic and a school, each with the figures that its owner looks at.",
  keywords: ["website cases", "portfolio", "website results"],
} as const satisfies PageWords;
