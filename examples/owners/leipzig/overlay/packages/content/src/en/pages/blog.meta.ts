import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "#facts/company.ts";

export const name = "Blog";

export const updated = "2026-03-09" satisfies Day;

export const search = {
  title: titled("Notizen aus der Prüfung"),
  description:
    "Kurze Beiträge über Barrierefreiheit, Auffindbarkeit und Datenschutz, geschrieben nach der Arbeit an Websites, die es schon gibt und die bleiben sollen.",
  keywords: ["Blog Barrierefreiheit", "Blog Datenschutz"],
} as const satisfies PageWords;

/** Title and description of the second and later pages of the list. */
export function furtherPages(page: number, of: number) {
  return {
    title: `Notizen, Seite ${page} von ${of} | ${company.name}`,
    description: `Ältere Notizen über Barrierefreiheit, Auffindbarkeit und Datenschutz, Seite ${page} von ${of}.`,
  };
}
