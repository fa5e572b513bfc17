import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Angebot anfragen";

export const search = {
  title: titled("Angebot anfragen"),
  description: `Sagen Sie ${company.name} in vier kurzen Schritten, was Sie brauchen. Wir antworten mit einem Preis, einem Termin und den Gründen für beides.`,
  keywords: ["Angebot", company.name],
} as const satisfies PageWords;
