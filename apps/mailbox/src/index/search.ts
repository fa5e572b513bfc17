import { isMessageId } from "../mail/message-id.ts";
import type { Folder, Status } from "./entry.ts";

/** Which messages a list shows. */
export type Filter = {
  /** Default: all folders. */
  folder?: Folder | undefined;
  /** Words that must all appear, in any field. The last letters of a word may be missing. */
  words?: string;
  status?: Status | undefined;
  form?: string | undefined;
  /** The whole address of the sender, in capitals or not. */
  email?: string | undefined;
  /** Only messages that nobody has opened. */
  unread?: boolean;
  /** Only messages with a delivery that has failed. */
  failed?: boolean;
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
export function condition(filter: Filter): Condition {
  const { folder, words = "", status, form, email, from, until, before } = filter;
  const all = [
    folder && { where: "folder = ?", values: [folder] },
    wordsCondition(words.trim()),
    status && { where: "status = ?", values: [status] },
    form !== undefined ? { where: "form = ?", values: [form] } : undefined,
    email !== undefined ? { where: "email = ? COLLATE NOCASE", values: [email] } : undefined,
    filter.unread ? { where: "read = 0", values: [] } : undefined,
    filter.failed
      ? { where: "id IN (SELECT id FROM delivery WHERE state = 'failed')", values: [] }
      : undefined,
    from && { where: "receivedAt >= ?", values: [from.getTime()] },
    until && { where: "receivedAt < ?", values: [until.getTime()] },
    before !== undefined ? { where: "id < ?", values: [before] } : undefined,
  ].filter((one) => one !== undefined);
  return {
    where: all.map(({ where }) => where).join(" AND ") || "1",
    values: all.flatMap(({ values }): (string | number)[] => values),
  };
}
