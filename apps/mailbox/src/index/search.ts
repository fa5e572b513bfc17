import { isMessageId } from "../mail/message-id.ts";
import type { Folder } from "./entry.ts";

/** Which messages a list shows. */
export type Filter = {
  folder: Folder;
  /** Words that must all appear, in any field. The last letters of a word may be missing. */
  words?: string;
  /** Received at this time or later. */
  from?: Date | undefined;
  /** Received before this time. */
  until?: Date | undefined;
  /** Older than the message with this id. */
  before?: string | undefined;
};

/** Quotes each word for FTS5: nothing in it has a meaning there, and `*` allows for more letters. */
const matchOf = (words: string): string =>
  words
    .split(/\s+/u)
    .map((word) => word.replaceAll('"', " ").trim())
    // A word without letters and digits has no tokens, and would match nothing.
    .filter((word) => /[\p{L}\p{M}\p{N}]/u.test(word))
    .map((word) => `"${word}"*`)
    .join(" ");

type Condition = { where: string; values: (string | number)[] };

function wordsCondition(words: string): Condition | undefined {
  if (words === "") return undefined;
  if (isMessageId(words)) return { where: "id = ?", values: [words] };
  const match = matchOf(words);
  if (match === "") return { where: "0", values: [] };
  return {
    where: "number IN (SELECT rowid FROM words WHERE words MATCH ?)",
    values: [match],
  };
}

/** The condition of a filter, in SQL, with its values. */
export function condition({ folder, words = "", from, until, before }: Filter): Condition {
  const all = [
    { where: "folder = ?", values: [folder] },
    wordsCondition(words.trim()),
    from && { where: "receivedAt >= ?", values: [from.getTime()] },
    until && { where: "receivedAt < ?", values: [until.getTime()] },
    before !== undefined ? { where: "id < ?", values: [before] } : undefined,
  ].filter((one) => one !== undefined);
  return {
    where: all.map(({ where }) => where).join(" AND "),
    values: all.flatMap(({ values }): (string | number)[] => values),
  };
}
