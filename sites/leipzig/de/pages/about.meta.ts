import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Über uns";

export const search = {
  title: titled("Über uns: neun Leute, zwei Büros"),
  description: `Wer bei ${company.name} ans Telefon geht, warum wir keine neuen Websites bauen und weshalb bei uns ein Mann mit Screenreader das letzte Wort hat.`,
  keywords: [`Agentur ${company.city}`, "Agentur Halle", `${company.name} Team`],
} as const satisfies PageWords;
