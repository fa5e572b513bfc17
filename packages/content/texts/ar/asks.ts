export const askWords = {
  about: (service: string) => `اسألنا عن ${service}`,
  price: "اسأل عن السعر",
  talk: "تحدّث إلينا أولًا",
} as const;
