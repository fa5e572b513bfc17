/** What all service pages say of their figures. */
export const serviceWords = {
  figuresNote: "Increases, unless they say less: averages for illustration, no promise.",
} as const;
