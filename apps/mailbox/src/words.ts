import { readFileSync } from "node:fs";

/** What visitors read, and the mailbox's own labels in mails. `{}` stands for a value. */
export const english = {
  /** The language of the pages, as in `lang`. */
  language: "en",
  receivedTitle: "Message received",
  receivedHeading: "Your message has arrived",
  received: "Thank you. We will answer by e-mail. You can close this page or go back.",
  reference: "Reference",
  accepted: "Your message has been received.",
  failedTitle: "Message not sent",
  failedHeading: "Your message was not sent",
  failed:
    "Use your browser's back button: the form still has what you typed. Correct the fields named here, or copy your text and write to us by e-mail.",
  access_key: "The form's access key",
  name: "Your name",
  email: "Your e-mail address",
  subject: "The subject",
  message: "Your message",
  submission_id: "The form's submission number",
  missing: "is missing",
  tooLongAddress: "is longer than {} characters",
  noAddress: "needs a name, an @ and a domain",
  longLocalPart: "has too long a part before the @",
  invisible: "contains a space or an invisible character",
  wrongLocalPart: "has a character before the @ that cannot be used",
  wrongDomain: "has a character after the @ that cannot be used",
  shortDomain: "needs a full domain, such as example.com",
  noDomain: "has a domain that cannot exist",
  wrongId: "may have at most 64 letters, digits and hyphens",
  invalid: "Some fields are missing or invalid.",
  unknownKey: "This mailbox does not know the access key.",
  foreignOrigin: "This website may not send to this mailbox (ALLOWED_ORIGINS).",
  usedId: "The submission_id was already used for another message.",
  tooLarge: "The message is larger than {} KB. Please shorten it.",
  tooManyFields: "A submission may have at most {} fields. Nothing was stored.",
  tooManyFiles: "A submission may have at most {} files. Nothing was stored.",
  largeFiles: "The files are larger than {} MB. Nothing was stored.",
  wrongFile:
    'The file "{}" is not a PDF, DOC or DOCX file without macros. Nothing was stored: choose another file, or send the form without it.',
  noFiles:
    "This mailbox does not take files, and nothing was stored. Remove the file, send the form again, and e-mail the file.",
  tooFast: "Too many messages at once. Please try again in {} seconds.",
  addressQuota:
    "Your connection has sent as many messages as it may today. Please write by e-mail, or try again tomorrow.",
  keyQuota:
    "This form has received as many messages as it takes today. Please write by e-mail, or try again tomorrow.",
  totalQuota:
    "This mailbox has received as many messages as it takes today. Please write by e-mail, or try again tomorrow.",
  full: "The mailbox is full and cannot take the message. Please write by e-mail.",
  noSpace: "The mailbox has no space for messages now. Please write by e-mail.",
  broken: "The message could not be stored. Please try again or write by e-mail.",
  sentWith: "Sent with this form",
  replyTo: "reply to",
  asWritten: "{} as written",
  nameless: "(no name)",
  attached: "{} (attached)",
  notTransmitted: "{} (file not transmitted)",
  form: "form",
  source: "came from",
} as const;

export type Word = keyof typeof english;
export type Words = Readonly<Record<Word, string>>;

/** Something to say in the visitor's language, and the value in it. */
export type Said = readonly [word: Word, value?: string | number];

/** A text in the words of a mailbox. */
export const say = (words: Words, [word, value = ""]: Said): string =>
  words[word].replace("{}", () => String(value));

/**
 * Reads the words of another language or voice.
 * @returns them, and what is wrong with the file
 */
export function readWords(path: string): { words: Words; problems: string[] } {
  try {
    const given = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
    const wrong = Object.entries(given).filter(
      ([word, text]) => !(word in english) || typeof text !== "string",
    );
    const problems = wrong.map(([word]) => `has no text that the mailbox knows as "${word}".`);
    return { words: { ...english, ...given } as Words, problems };
  } catch (error) {
    return { words: english, problems: [`cannot be read: ${(error as Error).message}`] };
  }
}
