export const serviceWords = {
  figuresNote: "औसत, समझाने के लिए। वादा नहीं।",
} as const;
