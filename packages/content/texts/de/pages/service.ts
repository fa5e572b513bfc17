export const serviceFrame = {
  price: "Preis",
  duration: "Von Anfang bis Ende",
  untilItShows: "Erste Ergebnisse",
  pairsWith: "Oft zusammen beauftragt",
  sectors: "Nach Branche",
  read: "Zum Lesen",
  allCases: (count: number) => `Alle ${count} Projekte`,
} as const;
