import type { FormName, FormValues } from "../drafts/form-values.ts";
import type { MailForm } from "./forms.ts";
import type { MessageParts } from "./message-parts.ts";
import { referenceOf } from "./reference.ts";

/** The body that is posted to the mail service. */
export interface Submission extends MessageParts {
  readonly access_key: string;
  readonly from_name: string;
  /** For the reader: the mail service chooses the mailbox by access key. */
  readonly to_email: string;
  /** The honeypot, only if it was filled in. The service decides what that means. */
  readonly botcheck?: string;
  /**
   * The same for every attempt to send a submission, so that a service that supports it stores a message
   * once even if its answer was lost.
   */
  readonly submission_id: string;
  /** hCaptcha's proof that a person sends it, under the service's name; only on a site with a captcha. */
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
  /** The value of the honeypot; `""` unless a robot filled it in. */
  readonly honeypot: string;
}

/** Builds the body that is posted for a form. */
export function buildSubmission<Name extends FormName>(
  form: MailForm<Name>,
  values: FormValues[Name],
  envelope: Envelope,
): Submission {
  const parts = form.compose(values, referenceOf(envelope.submissionId));
  return {
    access_key: envelope.recipient.accessKey,
    ...parts,
    from_name: parts.name,
    to_email: envelope.recipient.email,
    ...(envelope.honeypot ? { botcheck: envelope.honeypot } : {}),
    submission_id: envelope.submissionId,
  };
}
