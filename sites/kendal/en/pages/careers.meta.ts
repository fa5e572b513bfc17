import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

export const name = "Careers";

export const search = {
  title: titled("Working here: four days, four people"),
  description: `No vacancies at the moment. What it is like, how we hire when a chair comes free, and a form to introduce yourself: a letter back ${promises.applicationReply}.`,
  keywords: [`web developer job ${company.city}`, "four-day week", `${company.name} jobs`],
} as const satisfies PageWords;
