/** What all service pages say of their figures. */
export const serviceWords = { figuresNote: "Means of the last three years." } as const;
