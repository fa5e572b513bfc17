import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

export const name = "Get a Quote";

export const search = {
  title: titled(`A quote ${promises.quote}`),
  description: `Four short steps, then a sum and a date ${promises.quote}. It also says what we would leave out, and who else could do it for less.`,
  keywords: ["website quote", `website cost ${company.city}`, "booking system quote"],
} as const satisfies PageWords;
