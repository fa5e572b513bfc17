/** The words that all service pages have in common, besides the agency's own. */
export const serviceFrame = {
  /** Of a price on request. */
  price: "Price",
  /** Before the weeks that a job takes. */
  duration: "From start to finish",
  /** Before the weeks that pass until something shows, where the work goes on. */
  untilItShows: "First results",
  /** Before two other services. */
  pairsWith: "Often bought together",
  /** Before the names of sectors that have a page about such work. */
  sectors: "By sector",
  /** Before the title of an article. */
  read: "Read about it",
  /** Where the page shows only the newest of its cases. */
  allCases: (count: number) => `All ${count} projects`,
} as const;
