export const serviceFrame = {
  price: "Preis",
  duration: "Von Anfang bis Ende",
  untilItShows: "Erste Ergebnisse",
  pairsWith: "Oft zusammen beauftragt",
  read: "Zum Lesen",
  allCases: (count: number) => `Alle ${count} Projekte`,
} as const;
