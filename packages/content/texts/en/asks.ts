/** Links to ask, where a page has no words of its own for it. */
export const askWords = {
  about: (service: string) => `Ask about ${service}`,
  price: "Ask for a price",
  talk: "Talk to us first",
} as const;
