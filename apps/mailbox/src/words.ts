import { readFileSync } from "node:fs";
import english from "./english.json" with { type: "json" };

/** What visitors read, and the mailbox's own labels in mails. `{}` stands for a value. */
export { english };

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
