export const serviceWords = {
  figuresNote: "أمثلة، وليست وعدا.",
} as const;
