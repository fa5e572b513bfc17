import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Leistungen";

export const search = {
  title: titled("Unsere Leistungen"),
  description: `Die Leistungen von ${company.name} in ${company.city}: was jede umfasst, was sie kostet oder wie ein Preis entsteht, und wie Sie ein Angebot bekommen.`,
  keywords: [`Leistungen ${company.city}`, company.name],
} as const satisfies PageWords;
