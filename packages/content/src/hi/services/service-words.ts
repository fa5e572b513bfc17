export const serviceWords = {
  figuresNote: "बढ़त, जहाँ कमी न लिखी हो: समझाने के लिए औसत, वादा नहीं।",
} as const;
