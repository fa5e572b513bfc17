export const serviceWords = {
  figuresNote: "उदाहरण हैं, वादा नहीं।",
} as const;
