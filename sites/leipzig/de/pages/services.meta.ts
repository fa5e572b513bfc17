import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Leistungen";

export const search = {
  title: titled("Leistungen und Preise"),
  description:
    "Zwei Leistungen: was eine Prüfung enthält und kostet, wann es eine Abschätzung braucht und in welchem Fall Sie uns gar nicht brauchen. Ohne Paketnamen.",
  keywords: ["Website-Prüfung Preis", "BITV-Test Kosten", "DSFA Kosten"],
} as const satisfies PageWords;
