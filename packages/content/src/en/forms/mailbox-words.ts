/**
 * What the embedded mailbox says in the agency's voice: the pages on which a form without scripts ends, what is wrong
 * with a submission, and the labels of its mails. The rest is as in `apps/mailbox/src/english.json`; a site in another
 * language says all of it. The build writes it to `apps/site/build-out/mailbox-words.json`, which the mailbox's setting
 * `MAILBOX_WORDS` names.
 */
export const mailboxWords = {
  language: "en",
  receivedTitle: "Received",
  receivedHeading: "We have your message",
  received: "Thank you. A person reads it and answers by e-mail. You may close this page.",
  failedTitle: "Not sent",
  failedHeading: "Your message has not been sent",
} as const;
