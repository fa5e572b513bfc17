import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "About";

export const search = {
  title: titled(`About us, since ${company.founded}`),
  description: `Who we are, how we began in ${company.founded} with one website for a bakery, what we value, and who of us is there in which week of a project.`,
  keywords: [`about ${company.name}`, `websites ${company.city}`, "small shops"],
} as const satisfies PageWords;
