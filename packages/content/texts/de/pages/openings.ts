export const openingWords = {
  labels: {
    requirements: "Was Sie mitbringen",
    responsibilities: "Ihre Aufgaben",
    apply: "Auf diese Stelle bewerben",
    page: "Eigene Seite öffnen",
  },
  facts: {
    location: "Ort",
    type: "Umfang",
    pay: "Gehalt",
    posted: "Ausgeschrieben",
    closes: "Bewerben bis",
  },
  pay: { month: (pay: string) => `${pay} im Monat`, year: (pay: string) => `${pay} im Jahr` },
  work: "Die Arbeit",
  others: "Weitere offene Stellen",
} as const;
