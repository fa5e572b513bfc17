import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Kontakt";

export const search = {
  title: titled("Kontakt"),
  description: `Wie Sie ${company.name} in ${company.city} erreichen: per E-Mail oder mit dem Formular auf dieser Seite. Ein Mensch liest, was Sie schreiben.`,
  keywords: [`${company.name} Kontakt`],
} as const satisfies PageWords;
