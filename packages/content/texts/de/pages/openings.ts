export const openingWords = {
  labels: {
    requirements: "Was Sie mitbringen",
    responsibilities: "Ihre Aufgaben",
    apply: "Auf diese Stelle bewerben",
    page: "Eigene Seite öffnen",
  },
  facts: { location: "Ort", type: "Umfang", posted: "Ausgeschrieben", closes: "Bewerben bis" },
  work: "Die Arbeit",
  others: "Weitere offene Stellen",
} as const;
