import MailComposer from "nodemailer/lib/mail-composer";
import { addressesIn } from "../submission/address.ts";
import { isPlain, mailText } from "../submission/mail-text.ts";
import type { Submission } from "../submission/submission.ts";
import type { Words } from "../words.ts";
import { mailHtml } from "./mail-html.ts";

/** The mailbox's own headers in a stored mail. The store rebuilds its index from them. */
export const mailboxHeaders = {
  key: "X-Form-Key",
  submissionId: "X-Submission-Id",
  digest: "X-Submission-Digest",
  toEmail: "X-Form-To-Email",
  form: "X-Form-Name",
  source: "X-Form-Source",
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

/** A text as it appears in a mail. */
export function part(content: string) {
  const lines = content.replaceAll("\n", "\r\n");
  return { content: lines, contentTransferEncoding: transferEncoding(lines) };
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

/** Whether a name looks like an address or like the recipient's own domain, as forgers write it. */
function isForgery(name: string, recipient: string): boolean {
  const plain = name.normalize("NFKC").toLowerCase();
  const domains = addressesIn(recipient).map((address) => domainOf(address).toLowerCase());
  return ["@", ...domains].some((part) => plain.includes(part));
}

/**
 * Writes a submission as a mail (RFC 5322, UTF-8, CRLF). `From` has the form's name, unless that
 * looks like a forgery, and the mailbox's own address, `To` the address of the access key,
 * `Reply-To` the sender of the form. A sender's address that no ordinary header can hold goes into
 * the text and into a header of ours, so that every server accepts the mail.
 */
export function composeMail(
  submission: Submission,
  mail: { id: string; receivedAt: Date; from: string; words: Words },
): Promise<Buffer> {
  const text = mailText(submission, mail.words);
  const { name, email, fromName, recipient } = submission;
  const headers = {
    // RFC 3834: keeps out-of-office replies from being sent to `MAIL_FROM`.
    "Auto-Submitted": "auto-generated",
    [mailboxHeaders.key]: submission.key,
    [mailboxHeaders.digest]: submission.digest,
    [mailboxHeaders.sender]: isPlain(email) ? "" : `${name} <${email}>`,
    [mailboxHeaders.toEmail]: submission.toEmail,
    [mailboxHeaders.submissionId]: submission.submissionId,
    // A site that does not say which form it was may have given the mail its name, and not the
    // sender's.
    [mailboxHeaders.form]: submission.form || (fromName === name ? "" : fromName),
    [mailboxHeaders.source]: submission.source,
    [mailboxHeaders.spam]: submission.spam ? "YES" : "",
    [mailboxHeaders.spamReasons]: submission.spamReasons.join("; "),
  };
  const composer = new MailComposer({
    from: { name: isForgery(fromName, recipient) ? "" : fromName, address: mail.from },
    to: addressesIn(recipient).map((address) => ({ name: "", address })),
    ...(isPlain(email) ? { replyTo: { name, address: email } } : {}),
    subject: submission.subject,
    date: mail.receivedAt,
    messageId: `<${mail.id}@${domainOf(mail.from)}>`,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== "")),
    text: part(text),
    html: part(mailHtml(text)),
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
