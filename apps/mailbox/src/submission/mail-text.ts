import type { Submission } from "./submission.ts";

/**
 * Whether a header can hold the address. Before the @, anything but ASCII needs SMTPUTF8 (RFC 6531) on
 * every server on the way, also on those of the reader.
 */
export const isPlain = (email: string): boolean => /^\p{ASCII}+$/u.test(email);

/** The plain text of the mail: the message, then the other fields. */
export function mailText({ message, email, extras }: Submission): string {
  const listed = isPlain(email) ? extras : [["reply to", email] as const, ...extras];
  if (listed.length === 0) return message;
  const lines = listed.map(([label, value]) =>
    value.includes("\n") ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  return `${message}\n\nSent with this form\n-------------------\n${lines.join("\n")}`;
}
