import type { NewsletterWords } from "@kolam/content/model/law/law-words";

/** How an address comes on the newsletter's list. */
export const newsletterWords: NewsletterWords = {
  confirmed: "We send you a link first. You are on the list once you have opened it.",
  service: (name) => `${name} keeps the list. It first sends you an e-mail with a link to confirm.`,
  signUp: "Subscribe",
};
