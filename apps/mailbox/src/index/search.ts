import { isMessageId } from "../mail/message-id.ts";
import type { Folder, Status } from "./entry.ts";
import { matchOf } from "./search-words.ts";

/** Which messages a list shows. */
export type Filter = {
  /** Default: all folders. */
  folder?: Folder | undefined;
  /** Words that must all appear, in any field. The last letters of a word may be missing. */
  words?: string;
  status?: Status | undefined;
  form?: string | undefined;
  /** The whole address of the sender, in upper or lower case. */
  email?: string | undefined;
  /** Only messages that have not been opened. */
  unread?: boolean;
  /** Only messages with a delivery that has failed. */
  failed?: boolean;
  /** Received at this time or later. */
  from?: Date | undefined;
  /** Received before this time. */
  until?: Date | undefined;
  /** Older than the message with this id. */
  before?: string | undefined;
  /** Only messages of these forms. */
  forms?: readonly string[] | undefined;
};

type Condition = { where: string; values: (string | number)[] };

function wordsCondition(words: string): Condition {
  if (words === "") return { where: "1", values: [] };
  if (isMessageId(words)) return { where: "id = ?", values: [words] };
  const match = matchOf(words);
  if (match === "") return { where: "0", values: [] };
  return { where: "number IN (SELECT rowid FROM words WHERE words MATCH ?)", values: [match] };
}

/** The condition of a filter, in SQL, with its values. */
export function condition(filter: Filter): Condition {
  const match = wordsCondition(filter.words?.trim() ?? "");
  const all = [
    ["folder = ?", filter.folder],
    ["status = ?", filter.status],
    ["form = ?", filter.form],
    ["email = ? COLLATE NOCASE", filter.email],
    ["read = ?", filter.unread ? 0 : undefined],
    ["id IN (SELECT id FROM delivery WHERE state = ?)", filter.failed ? "failed" : undefined],
    ["receivedAt >= ?", filter.from?.getTime()],
    ["receivedAt < ?", filter.until?.getTime()],
    ["id < ?", filter.before],
  ].filter((one): one is [string, string | number] => one[1] !== undefined);
  const { forms } = filter;
  const ofForms = forms ? [`form IN (${forms.map(() => "?").join(", ")})`] : [];
  const where = [match.where, ...all.map(([condition]) => condition), ...ofForms].join(" AND ");
  return { where, values: [...match.values, ...all.map(([, value]) => value), ...(forms ?? [])] };
}
