export const serviceWords = {
  figuresNote: "समझाने के लिए औसत, वादा नहीं।",
} as const;
