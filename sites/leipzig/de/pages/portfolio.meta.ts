import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Projekte";

export const search = {
  title: titled("Projekte mit Vorher und Nachher"),
  description:
    "Das Kundenportal der Stadtwerke: was nicht ging, was wir getan haben, was heute geht und wie lange es gedauert hat. Mit der Zahl, auf die es ankam.",
  keywords: ["Barrierefreiheit Beispiele", "BITV Referenzen"],
} as const satisfies PageWords;
