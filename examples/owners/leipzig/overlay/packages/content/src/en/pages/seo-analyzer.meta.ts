import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "SEO-Analyse";

export const updated = "2026-03-09" satisfies Day;

export const search = {
  title: titled("Eine Seite selbst prüfen"),
  description:
    "Fügen Sie den Quelltext einer Seite ein. Die Prüfung läuft in Ihrem Browser, und nichts davon wird übertragen. Das Ergebnis steht sofort darunter.",
  keywords: ["SEO-Prüfung", "HTML prüfen"],
} as const satisfies PageWords;
