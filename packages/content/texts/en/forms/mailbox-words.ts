/**
 * What the embedded mailbox says in the agency's voice: the pages on which a form without scripts
 * ends, what is wrong with a submission, and the labels of its mails. Each word of
 * `apps/mailbox/src/english.json` may be said here instead; a site in another language says all of
 * them.
 */
export const mailboxWords = {
  language: "en",
  receivedTitle: "Received",
  receivedHeading: "We have your message",
  received: "Thank you. One of us will read it and reply by e-mail. You can close this page.",
  failedTitle: "Not sent",
  failedHeading: "Your message has not been sent",
} as const;
