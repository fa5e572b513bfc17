import MailComposer from "nodemailer/lib/mail-composer";
import { part } from "../mail/compose-mail.ts";
import { textIn, type Words } from "../words.ts";

/** The data for a confirmation mail. */
export interface Confirmation {
  readonly to: string;
  readonly from: string;
  /** Whose newsletter it is. */
  readonly sender: string;
  readonly words: Words;
  /** The addresses that confirm, and that end all mail. */
  readonly join: string;
  readonly leave: string;
  readonly id: string;
}

/**
 * Writes the confirmation mail. It contains nothing from the person who typed the address, who may
 * be a stranger to its owner.
 */
export function confirmationMail(mail: Confirmation): Promise<Buffer> {
  const { words, sender } = mail;
  const text = [
    textIn(words, ["confirmMail", sender]),
    `${words.confirmHere}\n${mail.join}`,
    `${words.confirmNot}\n${mail.leave}`,
    "",
  ].join("\n\n");
  const composer = new MailComposer({
    from: { name: sender, address: mail.from },
    to: { name: "", address: mail.to },
    subject: textIn(words, ["confirmSubject", sender]),
    messageId: `<${mail.id}@${mail.from.slice(mail.from.lastIndexOf("@") + 1)}>`,
    headers: {
      // RFC 3834: no machine answers it.
      "Auto-Submitted": "auto-replied",
      // RFC 2369 and RFC 8058.
      "List-Unsubscribe": { prepared: true, foldLines: false, value: `<${mail.leave}>` },
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Content-Language": words.language,
    },
    text: part(text),
    newline: "win",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
