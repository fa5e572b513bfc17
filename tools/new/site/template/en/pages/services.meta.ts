import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Services";

export const search = {
  title: titled("Our services"),
  description: `The services of ${company.name} in ${company.city}: what each of them includes, what it costs or how we find its price, and how you ask for a quote.`,
  keywords: [`services ${company.city}`, company.name],
} as const satisfies PageWords;
