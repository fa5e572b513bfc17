import { english, type Words } from "../words.ts";
import { answersIn } from "./answers.ts";
import type { Submission } from "./submission.ts";

/**
 * Whether a header can hold the address. Before the @, anything but ASCII needs SMTPUTF8 (RFC 6531)
 * on every server on the way, also on those of the reader.
 */
export const isPlain = (email: string): boolean => /^\p{ASCII}+$/u.test(email);

/** The plain text of the mail: the message, then the other fields. */
export function mailText(submission: Submission, words: Words = english): string {
  const { message, email, extras, form, source } = submission;
  const rows = answersIn(message).tables.flatMap((table) => table.rows);
  const answers = new Set(rows.map(([, answer]) => answer));
  // Sites also post these separately from their message, for services that have columns for them.
  const isSaid = (label: string, value: string) =>
    /^(?:company|phone)$/.test(label) && answers.has(value);
  const fields: readonly (readonly [string, string])[] = [
    [words.replyTo, isPlain(email) ? "" : email],
    ...extras.filter(([label, value]) => !isSaid(label, value)),
    [words.form, form],
    [words.source, source],
  ];
  const listed = fields.filter(([, value]) => value !== "");
  if (listed.length === 0) return message;
  const lines = listed.map(([label, value]) =>
    value.includes("\n") ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  return `${message}\n\n${words.sentWith}\n-------------------\n${lines.join("\n")}`;
}
