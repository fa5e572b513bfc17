export const askWords = {
  about: (service: string) => `Fragen zum Thema ${service}?`,
  price: "Nach dem Preis fragen",
  talk: "Erst einmal sprechen",
} as const;
