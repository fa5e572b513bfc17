/** Links to ask, where a page has no words of its own for it. */
export const askWords = {
  // No sentence, in whose middle the capital of a name would stand.
  about: (service: string) => `${service}: ask us`,
  price: "Ask for a price",
  talk: "Talk to us first",
} as const;
