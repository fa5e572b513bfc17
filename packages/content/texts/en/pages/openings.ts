/** The words around an opening, in the list and on its own page. */
export const openingWords = {
  labels: {
    requirements: "What you bring",
    responsibilities: "What you will do",
    apply: "Apply for This Position",
    page: "Open on its own page",
  },
  facts: {
    location: "Where",
    type: "Contract",
    pay: "Pay",
    posted: "Posted",
    closes: "Apply by",
  },
  pay: { month: (pay: string) => `${pay} per month`, year: (pay: string) => `${pay} per year` },
  work: "The work",
  others: "Other open positions",
} as const;
