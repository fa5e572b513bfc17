/** Die Suche in der ganzen Website, auf der Seite für Adressen, die es nicht gibt. */
export const siteSearch = {
  label: "Die ganze Website durchsuchen",
  hint: "Leistungen, Projekte, Preise, Fragen, Artikel und offene Stellen.",
  clear: "Suche leeren",
  submit: "Suchen",
  loading: "Die Website wird durchsucht",
  failed:
    "Die Suche konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  retry: "Noch einmal versuchen",
  count: (found: number, listed: number) => {
    if (found > listed) return `Die besten ${listed} von ${found} gefundenen Seiten`;
    return found === 1 ? "1 Seite gefunden" : `${found} Seiten gefunden`;
  },
  none: "Nichts gefunden. Ein kürzeres oder ein einzelnes Wort findet vielleicht mehr.",
} as const;
