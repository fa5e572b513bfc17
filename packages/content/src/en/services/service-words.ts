/** What all service pages say of their figures. */
export const serviceWords = {
  figuresNote: "Average changes, for illustration. No promise.",
} as const;
