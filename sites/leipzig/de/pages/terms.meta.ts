import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "AGB";

export const updated = "2026-03-09" satisfies Day;

export const search = {
  title: titled("Allgemeine Geschäftsbedingungen"),
  description:
    "Worauf Sie sich verlassen können und was wir von Ihnen brauchen: Angebot, Mitwirkung, Abnahme, Vergütung, Nutzungsrechte, Gewährleistung und Haftung.",
  keywords: ["AGB"],
} as const satisfies PageWords;
