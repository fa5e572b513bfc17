export const askWords = {
  about: (service: string) => `Zu „${service}“ fragen`,
  price: "Nach dem Preis fragen",
  talk: "Erst einmal sprechen",
} as const;
