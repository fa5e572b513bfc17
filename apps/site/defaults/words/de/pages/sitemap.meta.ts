import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Übersicht";

export const search = {
  title: titled("Übersicht: alle Seiten dieser Website"),
  description: `Alle Seiten der Website von ${company.name} in einer Liste, mit dem, wovon jede handelt, und den Adressen, unter denen Sie uns erreichen.`,
  keywords: ["Sitemap", `${company.name} Website`],
} as const satisfies PageWords;
