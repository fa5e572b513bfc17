/** The words that all service pages have in common, besides the agency's own. */
export const serviceFrame = {
  pairsWith: {
    title: "Often bought together",
    lead: "Two services that usually turn up in the same conversation.",
  },
  /** Where the page shows only the newest of its cases. */
  allCases: (count: number) => `All ${count} projects`,
} as const;
