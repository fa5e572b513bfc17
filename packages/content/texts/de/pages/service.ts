export const serviceFrame = {
  price: "Preis",
  duration: "Von Anfang bis Ende",
  untilItShows: "Erste Ergebnisse",
  pairsWith: "Oft zusammen beauftragt",
  allCases: (count: number) => `Alle ${count} Projekte`,
} as const;
