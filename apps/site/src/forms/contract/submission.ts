import type { Answers, Form } from "@kolam/content/model/types/form";
import { fieldsOf, subjectField } from "./forms.ts";
import { messageOf } from "./message.ts";
import { referenceOf } from "./reference.ts";

/** The body that is posted to the mail service. */
export interface Submission {
  readonly access_key: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  /** All answers as plain text. */
  readonly message: string;
  readonly from_name: string;
  /** Which form it was. */
  readonly form: string;
  /** From which page, campaign and website the visitor came; only if the owner wants to know. */
  readonly source?: string;
  /** For the reader: the mail service chooses the mailbox by access key. */
  readonly to_email: string;
  /** The honeypot, only if it was filled in. The service decides what that means. */
  readonly botcheck?: string;
  /**
   * The same for every attempt to send a submission, so that a service that supports it stores a
   * message once even if its answer was lost.
   */
  readonly submission_id: string;
  /**
   * hCaptcha's proof that a person sends it, under the service's name; only on a site with a
   * captcha.
   */
  readonly "h-captcha-response"?: string;
}

/** Where a form's mail goes. */
interface Recipient {
  readonly accessKey: string;
  readonly email: string;
}

/** What a submission needs besides the answers. */
export interface Envelope {
  readonly recipient: Recipient;
  readonly submissionId: string;
  /** Where the visitor came from; `""` if the owner does not want to know. */
  readonly source: string;
  /** The value of the honeypot; `""` unless a robot filled it in. */
  readonly honeypot: string;
}

/**
 * The sender's name as the mailbox finds it in a form without scripts; the address if the form asks
 * for no name.
 */
function senderOf({ name, firstName, lastName, email }: Answers): string {
  return String(name ?? `${firstName ?? ""} ${lastName ?? ""}`).trim() || String(email);
}

/** Builds the body that is posted for a form. */
export function buildSubmission(form: Form, answers: Answers, envelope: Envelope): Submission {
  const name = senderOf(answers);
  const apart = fieldsOf(form).filter(({ postedApart }) => postedApart);
  return {
    access_key: envelope.recipient.accessKey,
    name,
    email: String(answers.email),
    ...Object.fromEntries(apart.map((field) => [field.name, String(answers[field.name])])),
    subject: form.subject + (answers[subjectField(form)?.name ?? ""] ?? ""),
    message: messageOf(form, answers, referenceOf(envelope.submissionId)),
    from_name: name,
    form: form.name,
    ...(envelope.source ? { source: envelope.source } : {}),
    to_email: envelope.recipient.email,
    ...(envelope.honeypot ? { botcheck: envelope.honeypot } : {}),
    submission_id: envelope.submissionId,
  };
}
