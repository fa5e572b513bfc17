/** What all service pages say of their figures. */
export const serviceWords = {
  figuresNote: "Illustrative averages, not a promise.",
} as const;
