/** What all service pages say of their figures. */
export const serviceWords = {
  figuresNote: "Averages for illustration, not a promise.",
} as const;
