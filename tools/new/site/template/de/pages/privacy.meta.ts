import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Datenschutz";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("Datenschutzerklärung"),
  description: `Welche personenbezogenen Daten ${company.name} über diese Website erhebt, wofür, wie lange sie gespeichert werden, und welche Rechte Sie haben.`,
  keywords: ["Datenschutz", company.name],
} as const satisfies PageWords;
