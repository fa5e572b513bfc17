import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Kontakt";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("Kontakt"),
  description: `Wie Sie ${company.name} in ${company.city} erreichen: per E-Mail oder mit dem Formular auf dieser Seite. Ein Mensch liest, was Sie schreiben.`,
  keywords: [`${company.name} Kontakt`],
} as const satisfies PageWords;
