import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Inhaltsübersicht";

export const search = {
  title: titled("Inhaltsübersicht"),
  description:
    "Alle Seiten dieser Website auf einen Blick: Leistungen, Projekte, Kontakt und Rechtliches. Was hier nicht steht, gibt es nicht, oder noch nicht.",
  keywords: ["Inhaltsübersicht", "Sitemap"],
} as const satisfies PageWords;
