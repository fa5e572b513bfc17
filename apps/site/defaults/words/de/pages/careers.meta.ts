import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Stellen";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("Stellen"),
  description: `Offene Stellen bei ${company.name} in ${company.city}, und ein Formular, mit dem Sie sich auf eine davon oder einfach so bewerben können.`,
  keywords: [`${company.name} Stellen`, `Jobs ${company.city}`],
} as const satisfies PageWords;
