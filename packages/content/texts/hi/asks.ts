export const askWords = {
  about: (service: string) => `${service} के बारे में पूछिए`,
  price: "दाम पूछिए",
  talk: "पहले बात कीजिए",
} as const;
