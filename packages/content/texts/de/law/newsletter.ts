import type { NewsletterWords } from "@kolam/content/model/law/law-words";

export const newsletterWords: NewsletterWords = {
  confirmed: "Zuerst kommt eine E-Mail mit einem Link. Ohne ihn stehen Sie nicht auf der Liste.",
  service: (name) =>
    `${name} führt die Liste und schickt Ihnen zuerst eine E-Mail mit einem Link zum Bestätigen.`,
  signUp: "Abonnieren",
};
