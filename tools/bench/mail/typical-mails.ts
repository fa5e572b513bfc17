import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { type FormId, forms } from "@kolam/content/forms/forms";
import type { Answers, Form } from "@kolam/content/shapes/form";
import { readConfig } from "../../../apps/mailbox/src/config.ts";
import { composeMail } from "../../../apps/mailbox/src/mail/compose-mail.ts";
import { messageIds } from "../../../apps/mailbox/src/mail/message-id.ts";
import { readSubmission } from "../../../apps/mailbox/src/submission/submission.ts";
import { buildSubmission } from "../../../apps/site/src/forms/contract/submission.ts";
import { fullValues, sampleEnvelope } from "../../../apps/site/src/forms/testing/sample-values.ts";
import { root } from "../../run/run.mjs";

/** What visitors write, by language. */
const texts = {
  English:
    "Hello,\n\nwe sell handwoven textiles in Pune and our shop is slow on phones. We would like a new one before Diwali, with UPI payments.\n\nCould somebody call us next week?\n\nRegards\nAsha",
  "English, formal":
    "Dear Sir/Madam,\n\nkindly send us your best price for a website. Please reply urgently.\n\nThanks and regards,\nAsha",
  Hindi:
    "नमस्ते,\n\nहम पुणे में हथकरघा कपड़े बेचते हैं और हमारी दुकान फ़ोन पर बहुत धीमी चलती है। दिवाली से पहले हमें एक नई वेबसाइट चाहिए, जिसमें यूपीआई से भुगतान हो।\n\nक्या कोई अगले हफ़्ते हमें फ़ोन कर सकता है?\n\nधन्यवाद\nआशा",
  German:
    "Guten Tag,\n\nwir verkaufen handgewebte Stoffe in Leipzig, und unser Laden im Netz ist auf dem Telefon langsam. Bis zur Messe im März hätten wir gern einen neuen, mit Rechnungskauf.\n\nKönnten Sie uns nächste Woche anrufen?\n\nMit freundlichen Grüßen\nAsha Müller",
};

const senders = { Gmail: "asha.example1984@gmail.com", own: "asha@textiles.example.org" } as const;

/** The settings that an owner begins with. */
const settings = parseEnv(readFileSync(join(root, "apps/mailbox/deploy/mailbox.env"), "utf8"));
const { mailFrom, keys, words } = readConfig({ ...settings, INBOX_TOKEN: undefined });

/** A mail as the recipient's server gets it. */
export type TypicalMail = Record<"form" | "text" | "sender" | "from" | "to" | "raw", string>;

const nextId = messageIds();
const source = "/contact, utm_source=news, www.google.com";

async function mailOf(form: Form, answers: Answers) {
  const [general = "", careers = ""] = Object.keys(keys);
  const accessKey = form.to === "careers" ? careers : general;
  const recipient = { accessKey, email: form.recipient };
  const body = buildSubmission(form, answers, { ...sampleEnvelope, recipient, source });
  const fields = new Map(Object.entries({ ...body }));
  const submission = readSubmission({ kind: "json", fields, files: [], bytes: 0 }, keys);
  const receivedAt = new Date();
  const stamp = { id: nextId(), receivedAt, from: mailFrom, words };
  const mail = await composeMail(submission, stamp);
  const to = submission.recipient;
  const received = `Return-Path: <${mailFrom}>\r
Received: from smtp.example.com (smtp.example.com [93.184.216.34])\r
\tby mx.example.net (Postfix) with ESMTPS id 4AbCdEf\r
\tfor <${to}>; ${receivedAt.toUTCString().replace("GMT", "+0000")}\r
`;
  return { from: mailFrom, to, raw: received + mail.toString("latin1") };
}

/** Each form's mail with each text, from a mailbox at Google's and from one of the sender's own domain. */
export async function typicalMails(): Promise<TypicalMail[]> {
  const mails: TypicalMail[] = [];
  for (const form of Object.values(forms) as readonly (Form & { id: FormId })[]) {
    const long = Object.values(form.fields).find(({ kind }) => kind === "textarea");
    for (const [text, words] of long ? Object.entries(texts) : [["", ""] as const]) {
      for (const [sender, email] of Object.entries(senders)) {
        const answers = { ...fullValues[form.id], email, ...(long ? { [long.name]: words } : {}) };
        mails.push({ form: form.id, text, sender, ...(await mailOf(form, answers)) });
      }
    }
  }
  return mails;
}
