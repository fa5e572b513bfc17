import { errorSummary } from "@kolam/content/forms/words";
import { ErrorSummary } from "@kolam/ui/error-summary";
import type { MailFormControl } from "./use-mail-form.ts";

interface MailFormErrorsProps {
  mail: MailFormControl;
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Whether the summary takes the focus. True unless given. */
  takesFocus?: boolean;
  /** Called before a link moves the focus. */
  onReveal?: (fieldId: string) => void;
}

/** All that must be mended before the form can be sent. */
export function MailFormErrors({ mail, headingLevel, takesFocus, onReveal }: MailFormErrorsProps) {
  return (
    <ErrorSummary
      title={errorSummary.title(mail.summary.length)}
      errors={mail.summary}
      attempt={mail.attempt}
      headingLevel={headingLevel}
      takesFocus={takesFocus}
      onReveal={onReveal}
    />
  );
}
