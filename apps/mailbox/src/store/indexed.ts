import type { Folder } from "../index/entry.ts";
import type { Indexed } from "../index/message-index.ts";
import { mailboxHeaders } from "../mail/compose-mail.ts";
import { messageTime } from "../mail/message-id.ts";
import { header, readMail } from "../mail/read-mail.ts";
import { answersIn } from "../submission/answers.ts";

const previewLength = 160;

/**
 * What the sender wrote, without the answers' table, the heading after it and the list of other
 * fields.
 */
function firstWords(text: string): string {
  const { tables, rest } = answersIn(text.replace(/\n\n[^\n]*\n-{19}\n[\s\S]*$/, ""));
  const words = tables.length > 0 ? rest.slice(rest.indexOf("\n") + 1) : rest;
  const line = words.slice(0, previewLength * 2).replace(/\s+/g, " ");
  return line.trim().slice(0, previewLength);
}

/** What the index keeps of a mail. A new mail and one read from the disk give the same. */
export function indexed(folder: Folder, id: string, raw: Buffer): Indexed {
  const { headers, replyTo, to, text, attachments } = readMail(raw);
  return {
    entry: {
      id,
      folder,
      receivedAt: new Date(messageTime(id)),
      name: replyTo.name,
      email: replyTo.address,
      to,
      subject: header(headers, "Subject"),
      form: header(headers, mailboxHeaders.form),
      source: header(headers, mailboxHeaders.source),
      preview: firstWords(text),
      submissionId: header(headers, mailboxHeaders.submissionId) || undefined,
      key: header(headers, mailboxHeaders.key),
      digest: header(headers, mailboxHeaders.digest),
      files: attachments.length,
      bytes: raw.length,
      read: false,
      status: "new",
    },
    body: [text, ...attachments.map(({ filename }) => filename)].join("\n"),
  };
}
