import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { promises } from "../claims.ts";

export const name = "Get a quote";

export const search = {
  title: titled(`Get a quote ${promises.quote}`),
  description: `Four short steps, about five minutes. You get a price and a date ${promises.quote}, with the reasons for both, and nobody calls to ask what you think.`,
  keywords: ["website quote", "website cost", "quote request"],
} as const satisfies PageWords;
