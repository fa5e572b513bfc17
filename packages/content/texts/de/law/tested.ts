import type { TestedWords } from "@kolam/content/model/law/tested";

export const testedWords: TestedWords = {
  title: "Wie geprüft wurde",
  notYet: "Für diese Website liegt noch kein Prüfbericht vor.",
  ran: (day) => `Am ${day} hat ein Browser diese Website geprüft. Keine Fehler fand er bei:`,
  checks: {
    axe: "den Regeln von axe für die Stufen A und AA in beiden Darstellungen, großer Schrift, weiten Abständen, erzwungenen Farben und Druck",
    keyboard: "dem Weg durch die Seiten mit der Tabulatortaste",
    scripts: "Menüs, Fragen und Seiten ohne Skripte",
  },
  failed: "Fehler, die wir beheben, fand er bei:",
};
