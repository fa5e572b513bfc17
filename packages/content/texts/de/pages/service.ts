export const serviceFrame = {
  price: "Preis",
  duration: "Von Anfang bis Ende",
  untilItShows: "Bis man es merkt",
  pairsWith: "Oft zusammen beauftragt",
  allCases: (count: number) => `Alle ${count} Projekte`,
} as const;
