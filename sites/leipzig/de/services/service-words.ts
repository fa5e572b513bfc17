/** The words that all service pages have in common. */
export const serviceWords = {
  pairsWith: {
    title: "Passt dazu",
    lead: "Wird oft im selben Gespräch erwähnt.",
  },
  figuresNote: "Mittelwerte aus abgeschlossenen Aufträgen, keine Zusage.",
  /** Where the page shows only the newest of its cases. */
  allCases: (count: number) => `Alle ${count} Projekte`,
} as const;
