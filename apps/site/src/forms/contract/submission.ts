import type { FormName, FormValues } from "../drafts/form-values.ts";
import type { MailForm } from "./forms.ts";
import type { MessageParts } from "./message-parts.ts";

/** The body that is posted to the mail service. */
export interface Submission extends MessageParts {
  readonly access_key: string;
  readonly from_name: string;
  /** For the reader only: the mail service routes by access key. */
  readonly to_email: string;
  /** The honeypot, only when something filled it: the service decides what that means. */
  readonly botcheck?: string;
  /**
   * The same for every try of one submission, so that a service that knows the field stores a message
   * once even if an answer was lost on the way.
   */
  readonly submission_id: string;
  /** hCaptcha's proof that a person sends it, by the service's own name; only where it is configured. */
  readonly "h-captcha-response"?: string;
}

/** Where a form's mail goes and under which key. */
interface Recipient {
  readonly accessKey: string;
  readonly email: string;
}

/** What a submission needs besides what was typed. */
export interface Envelope {
  readonly recipient: Recipient;
  readonly submissionId: string;
  /** What the honeypot held; `""` in every person's submission. */
  readonly honeypot: string;
}

/** Builds the body for one form from what was typed. Pure. */
export function buildSubmission<Name extends FormName>(
  form: MailForm<Name>,
  values: FormValues[Name],
  envelope: Envelope,
): Submission {
  const parts = form.compose(values, envelope.submissionId);
  return {
    access_key: envelope.recipient.accessKey,
    ...parts,
    from_name: parts.name,
    to_email: envelope.recipient.email,
    ...(envelope.honeypot ? { botcheck: envelope.honeypot } : {}),
    submission_id: envelope.submissionId,
  };
}
