import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const search = {
  title: titled("Seite nicht gefunden"),
  description:
    "Unter dieser Adresse gibt es keine Seite. Von hier kommen Sie zur Startseite, zu den Leistungen, zu den Projekten und zu einem Menschen, der weiterhilft.",
  keywords: ["404"],
} as const satisfies PageWords;
