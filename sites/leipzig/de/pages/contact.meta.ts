import type { PageWords } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

export const name = "Kontakt";

export const search = {
  title: `Kontakt zu ${company.name} in ${company.city} und Halle`,
  description: `Telefon, E-Mail und zwei Büros zum Klingeln. Wer schreibt, bekommt ${promises.read} eine Antwort von jemandem, der die Frage verstanden hat.`,
  keywords: [`${company.name} Telefon`, `Agentur ${company.city} Kontakt`, "Agentur Halle Kontakt"],
} as const satisfies PageWords;
