/** What all service pages say of their figures. */
export const serviceWords = {
  figuresNote: "Examples, not a promise.",
} as const;
