import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Barrierefreiheit";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("Erklärung zur Barrierefreiheit"),
  description: `Wie die Website von ${company.name} für alle gemacht wurde: welchem Maßstab sie folgt, wie sie geprüft wird, und wem Sie Hindernisse melden.`,
  keywords: ["Barrierefreiheit", company.name],
} as const satisfies PageWords;
