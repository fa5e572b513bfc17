import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

export const name = "Get a Quote";

export const search = {
  title: titled(`Get a quote ${promises.quote}`),
  description: `Four short steps, about six minutes. You get a price, a date and the reasons for both ${promises.quote}, with no obligation and no chasing calls.`,
  keywords: [
    "software development quote",
    `website cost ${company.address.country}`,
    "app development cost",
  ],
} as const satisfies PageWords;
