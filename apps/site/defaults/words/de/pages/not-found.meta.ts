import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const search = {
  title: titled("Seite nicht gefunden"),
  description:
    "Unter dieser Adresse gibt es keine Seite. Gehen Sie zur Startseite, zurück, oder zu einer der Seiten, die hier aufgezählt sind.",
  keywords: ["Seite nicht gefunden", company.name],
} as const satisfies PageWords;
