import { isMessageId } from "../mail/message-id.ts";
import type { Folder, Status } from "./entry.ts";

/** Which messages a list shows. Only `folder` is required. */
export type Filter = {
  folder: Folder;
  /** Words that must all appear, in any field. The last letters of a word may be missing. */
  words?: string;
  form?: string;
  status?: Status;
  unread?: boolean;
  /** Only messages that could not be delivered on some channel. */
  failed?: boolean;
  /** Received at this time or later, and before. Milliseconds since the epoch. */
  from?: number;
  before?: number;
};

type Value = string | number;

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
export function condition(filter: Filter): { where: string; values: Value[] } {
  const parts: string[] = ["folder = ?"];
  const values: Value[] = [filter.folder];
  const add = (part: string, value: Value | undefined): void => {
    if (value === undefined || value === "") return;
    parts.push(part);
    values.push(value);
  };
  const words = filter.words?.trim() ?? "";
  if (isMessageId(words)) add("id = ?", words);
  else {
    const match = matchOf(words);
    add("number IN (SELECT rowid FROM words WHERE words MATCH ?)", match);
    if (words !== "" && match === "") parts.push("0");
  }
  add("form = ?", filter.form);
  add("status = ?", filter.status);
  add("receivedAt >= ?", filter.from);
  add("receivedAt < ?", filter.before);
  if (filter.unread) parts.push("read = 0");
  if (filter.failed) parts.push("id IN (SELECT id FROM delivery WHERE state = 'failed')");
  return { where: parts.join(" AND "), values };
}
