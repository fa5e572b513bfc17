import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Home";

export const search = {
  title: titled("[Replace] What you do and where"),
  description: `[Replace] Who you are, what you do and for whom, in 110 to 160 characters, as a search engine shows it below the title. ${company.name}, ${company.city}.`,
  keywords: ["[Replace] What people search for", company.name],
} as const satisfies PageWords;
