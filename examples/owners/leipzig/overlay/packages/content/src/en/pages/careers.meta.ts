import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "#facts/company.ts";

export const name = "Karriere";

export const updated = "2026-03-09" satisfies Day;

export const search = {
  title: titled("Arbeiten am Lindenhof"),
  description:
    "Zurzeit suchen wir niemanden. Wer trotzdem schreibt, bekommt eine Antwort von einem Menschen und auf Wunsch einen Kaffee in Leipzig oder in Halle.",
  keywords: [`Jobs Agentur ${company.city}`, "Jobs Barrierefreiheit"],
} as const satisfies PageWords;
