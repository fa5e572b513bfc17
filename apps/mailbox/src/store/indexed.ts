import type { Folder } from "../index/entry.ts";
import type { Indexed } from "../index/message-index.ts";
import { mailboxHeaders } from "../mail/compose-mail.ts";
import { messageTime } from "../mail/message-id.ts";
import { header, readMail } from "../mail/read-mail.ts";

/** Length of the text in lists, in characters. */
const previewLength = 160;

/** What the index keeps of a mail. A new mail and one read from the disk give the same. */
export function indexed(folder: Folder, id: string, raw: Buffer): Indexed {
  const { headers, from, replyTo, to, text, attachments } = readMail(raw);
  return {
    entry: {
      id,
      folder,
      receivedAt: new Date(messageTime(id)),
      name: replyTo.name,
      email: replyTo.address,
      to,
      subject: header(headers, "Subject"),
      form: from.name,
      preview: text
        .slice(0, previewLength * 2)
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, previewLength),
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
