export const serviceFrame = {
  pairsWith: { title: "अक्सर साथ ली जाती हैं", lead: "दो सेवाएँ, जिनकी बात एक ही मुलाकात में निकल आती है।" },
  /** Where the page shows only the newest of its cases. */
  allCases: (count: number) => `सभी ${count} काम`,
} as const;
