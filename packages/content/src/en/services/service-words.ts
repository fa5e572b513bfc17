/** The words that all service pages have in common. */
export const serviceWords = {
  pairsWith: {
    title: "Often bought together",
    lead: "Two services that usually turn up in the same conversation.",
  },
  figuresNote: "Averages for illustration, not a promise.",
  /** Where the page shows only the newest of its cases. */
  allCases: (count: number) => `All ${count} projects`,
} as const;
