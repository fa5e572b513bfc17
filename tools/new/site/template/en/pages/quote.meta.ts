import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Get a quote";

export const search = {
  title: titled("Get a quote"),
  description: `Tell ${company.name} what you need in four short steps. We answer with a price, a date and the reasons for both. It costs you nothing.`,
  keywords: ["quote", company.name],
} as const satisfies PageWords;
