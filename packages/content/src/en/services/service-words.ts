/** What all service pages say of their figures. */
export const serviceWords = {
  figuresNote: "Averages for illustration, no promise.",
} as const;
