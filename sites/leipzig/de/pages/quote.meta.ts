import type { PageWords } from "@kolam/content/model/pages/search-words";
import { promises } from "../claims.ts";

export const name = "Angebot anfordern";

export const search = {
  title: "Angebot anfordern: Preis und Termin in drei Tagen",
  description: `Vier kurze Schritte, etwa sechs Minuten. ${promises.quote.replace("i", "I")} haben Sie einen Preis, einen Termin und die Begründung für beides. Kostenlos.`,
  keywords: ["Angebot BITV-Test", "Angebot Datenschutz Website"],
} as const satisfies PageWords;
