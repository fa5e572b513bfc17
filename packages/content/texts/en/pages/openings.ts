/** The words around an opening, in the list and on its own page. */
export const openingWords = {
  labels: {
    requirements: "What you bring",
    responsibilities: "What you will do",
    apply: "Apply for This Position",
    page: "Open its own page",
  },
  facts: { location: "Where", type: "Contract", posted: "Posted", closes: "Apply by" },
  work: "The work",
  others: "Other open positions",
} as const;
