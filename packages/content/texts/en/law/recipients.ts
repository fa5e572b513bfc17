import type { RecipientWords } from "@kolam/content/model/law/law-words";

/** What the privacy policy says of those who receive something. */
export const recipientWords: RecipientWords = {
  host: ({ name, place, safeguard }, days) => [
    name,
    `${place} serves these pages. It records the network address, time, page and browser of each request, to keep the site running and safe, and deletes the record after ${days}.${safeguard}`,
  ],
  ownMailbox: "What you send with a form goes straight to a mailbox that we run ourselves.",
  mailService: ({ name, place, safeguard }) => [
    "What you send with a form is carried to us by ",
    name,
    `${place}.${safeguard}`,
  ],
  unnamedService: (host) =>
    `What you send with a form is carried to our mailboxes by a form-to-email service at ${host}.`,
  alsoTo: ({ name, place, safeguard }) => [
    "A copy of each message also goes to ",
    name,
    `${place}, where we work with it.${safeguard}`,
  ],
  photos: ({ name, place, safeguard }) => [
    "Some photographs are loaded from ",
    name,
    `${place}, which sees your network address and your browser, but not the page you are on.${safeguard}`,
  ],
  chat: (app) =>
    `The chat button opens ${app}. What you write there is also subject to the terms of its operator.`,
  safeguards: {
    adequacy: " Its country’s data protection has officially been found adequate.",
    clauses:
      " It is bound by contract clauses of the data protection authorities, of which we send you a copy.",
    unsaid: "",
  },
};
