import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "About";

export const search = {
  title: titled("About us"),
  description: `Who the people of ${company.name} in ${company.city} are, how they came to this work, what they value in it and how they do it, from the first talk on.`,
  keywords: [`about ${company.name}`],
} as const satisfies PageWords;
