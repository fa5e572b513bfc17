import MailComposer from "nodemailer/lib/mail-composer";
import { isPlain, mailText } from "../submission/mail-text.ts";
import type { Submission } from "../submission/submission.ts";

/** The mailbox's own headers in a stored mail. The store rebuilds its index from them. */
export const mailboxHeaders = {
  key: "X-Form-Key",
  submissionId: "X-Submission-Id",
  digest: "X-Submission-Digest",
  toEmail: "X-Form-To-Email",
  /** The sender, where `Reply-To` cannot hold the address. */
  sender: "X-Form-Sender",
  spam: "X-Spam-Flag",
  spamReasons: "X-Spam-Reasons",
} as const;

/** Quoted-printable keeps mostly Latin text readable; base64 is shorter for other scripts. */
function transferEncoding(text: string): "quoted-printable" | "base64" {
  const nonAscii = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return nonAscii * 6 > text.length ? "base64" : "quoted-printable";
}

/**
 * Writes a submission as a mail (RFC 5322, UTF-8, CRLF). `From` has the form's name and the mailbox's
 * own address, `To` the address of the access key, `Reply-To` the sender of the form. A sender whose
 * address no ordinary header can hold stands in the text and in a header of ours, so that every server
 * takes the mail.
 */
export function composeMail(
  submission: Submission,
  mail: { id: string; receivedAt: Date; from: string },
): Promise<Buffer> {
  const text = mailText(submission).replaceAll("\n", "\r\n");
  const { name, email } = submission;
  const headers: Record<string, string> = {
    [mailboxHeaders.key]: submission.key,
    [mailboxHeaders.digest]: submission.digest,
  };
  if (!isPlain(email)) headers[mailboxHeaders.sender] = `${name} <${email}>`;
  if (submission.toEmail) headers[mailboxHeaders.toEmail] = submission.toEmail;
  if (submission.submissionId) headers[mailboxHeaders.submissionId] = submission.submissionId;
  if (submission.spam) headers[mailboxHeaders.spam] = "YES";
  if (submission.spamReasons.length > 0) {
    headers[mailboxHeaders.spamReasons] = submission.spamReasons.join("; ");
  }
  const composer = new MailComposer({
    from: { name: submission.fromName, address: mail.from },
    to: { name: "", address: submission.recipient },
    ...(isPlain(email) ? { replyTo: { name, address: email } } : {}),
    subject: submission.subject,
    date: mail.receivedAt,
    messageId: `<${mail.id}@${mail.from.slice(mail.from.lastIndexOf("@") + 1)}>`,
    headers,
    text: {
      content: text,
      contentType: "text/plain; charset=utf-8",
      contentTransferEncoding: transferEncoding(text),
    },
    attachments: submission.attachments.map(({ filename, type, content }) => ({
      filename,
      contentType: type,
      content,
      contentTransferEncoding: "base64",
    })),
    newline: "win",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
