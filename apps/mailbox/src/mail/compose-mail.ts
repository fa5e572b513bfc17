import MailComposer from "nodemailer/lib/mail-composer";
import type { Submission } from "../submission/submission.ts";

/** The mailbox's own headers in a stored mail. The store rebuilds its index from them. */
export const mailboxHeaders = {
  submissionId: "X-Submission-Id",
  toEmail: "X-Form-To-Email",
  spam: "X-Spam-Flag",
} as const;

/** The plain text of the mail: the message, then the other fields. */
export function mailText({ message, extras }: Submission): string {
  if (extras.length === 0) return message;
  const lines = extras.map(([label, value]) =>
    value.includes("\n") ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  return `${message}\n\nSent with this form\n-------------------\n${lines.join("\n")}`;
}

/** Quoted-printable keeps mostly Latin text readable; base64 is shorter for other scripts. */
function transferEncoding(text: string): "quoted-printable" | "base64" {
  const nonAscii = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return nonAscii * 6 > text.length ? "base64" : "quoted-printable";
}

/**
 * Writes a submission as a mail (RFC 5322, UTF-8, CRLF). `From` has the form's name and the mailbox's
 * own address, `To` the address of the access key, `Reply-To` the sender of the form.
 */
export function composeMail(
  submission: Submission,
  mail: { id: string; receivedAt: Date; from: string },
): Promise<Buffer> {
  const text = mailText(submission).replaceAll("\n", "\r\n");
  const headers: Record<string, string> = {};
  if (submission.toEmail) headers[mailboxHeaders.toEmail] = submission.toEmail;
  if (submission.submissionId) headers[mailboxHeaders.submissionId] = submission.submissionId;
  if (submission.spam) headers[mailboxHeaders.spam] = "YES";
  const composer = new MailComposer({
    from: { name: submission.fromName, address: mail.from },
    to: { name: "", address: submission.recipient },
    replyTo: { name: submission.name, address: submission.email },
    subject: submission.subject,
    date: mail.receivedAt,
    messageId: `<${mail.id}@${mail.from.slice(mail.from.lastIndexOf("@") + 1)}>`,
    headers,
    text: {
      content: text,
      contentType: "text/plain; charset=utf-8",
      contentTransferEncoding: transferEncoding(text),
    },
    newline: "win",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
