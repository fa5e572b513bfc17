import english from "./english.json" with { type: "json" };

/** Visitors' texts, and the mailbox's own labels in mails. `{}` is the placeholder of a value. */
export { english };

export type Word = keyof typeof english;
export type Words = Readonly<Record<Word, string>>;

/** Something to say in the visitor's language, and the value in it. */
export type Said = readonly [word: Word, value?: string | number];

/** A text of the mailbox, with its values filled in. */
export const textIn = (words: Words, [word, value = ""]: Said): string =>
  words[word].replace("{}", () => String(value));
