export const serviceFrame = {
  pairsWith: {
    title: "Oft zusammen beauftragt",
    lead: "Zwei Leistungen, die meist im selben Gespräch zur Sprache kommen.",
  },
  allCases: (count: number) => `Alle ${count} Projekte`,
} as const;
