import { isMessageId } from "../mail/message-id.ts";
import type { Folder } from "./entry.ts";

/** Which messages a list shows. */
export type Filter = {
  folder: Folder;
  /** Words that must all appear, in any field. The last letters of a word may be missing. */
  words?: string;
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

/** The condition of a filter, in SQL, with its values. */
export function condition({ folder, words = "" }: Filter): { where: string; values: string[] } {
  const wanted = words.trim();
  if (wanted === "") return { where: "folder = ?", values: [folder] };
  if (isMessageId(wanted)) return { where: "folder = ? AND id = ?", values: [folder, wanted] };
  const match = matchOf(wanted);
  if (match === "") return { where: "0", values: [] };
  return {
    where: "folder = ? AND number IN (SELECT rowid FROM words WHERE words MATCH ?)",
    values: [folder, match],
  };
}
