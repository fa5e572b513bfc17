import type { NewsletterWords } from "@kolam/content/model/law/law-words";

/** How an address comes on the newsletter's list. */
export const newsletterWords: NewsletterWords = {
  confirmed: "First a mail comes with a link. Without it you are not on the list.",
  service: (name) => `${name} keeps the list. It sends you a mail with a link to confirm first.`,
  signUp: "Subscribe",
};
