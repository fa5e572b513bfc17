import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

export const name = "Careers";

export const search = {
  title: titled("Working here: four days, four people"),
  description: `A chair for an apprentice. What it is like here, how we hire, and a form to introduce yourself if you would like another: a letter back ${promises.applicationReply}.`,
  keywords: [`web developer job ${company.city}`, "four-day week", `${company.name} jobs`],
} as const satisfies PageWords;
