import { errorSummary } from "@kolam/content/forms/words";
import { ErrorSummary } from "@kolam/ui/error-summary";
import type { MailFormControl } from "./use-mail-form.ts";

interface MailFormErrorsProps {
  mail: MailFormControl;
  id?: string;
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Whether the summary takes the focus. Default: true. */
  takesFocus?: boolean;
  /** Whether the summary is read out when it appears. Default: true. */
  announces?: boolean;
  /** Shows a field before its link moves the focus there. */
  onReveal?: (fieldId: string) => void;
}

/** The error summary: everything that must be corrected before the form can be sent. */
export function MailFormErrors({ mail, ...rest }: MailFormErrorsProps) {
  return (
    <ErrorSummary
      {...rest}
      title={errorSummary.title(mail.summary.length)}
      errors={mail.summary}
      attempt={mail.attempt}
    />
  );
}
