"use client";

import { errorSummary, formWords } from "@kolam/content/forms/words";
import { ErrorSummary } from "@kolam/ui/error-summary";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import type { ReactNode } from "react";
import { config } from "../config.ts";
import styles from "./mail-form.module.css";
import { PlainFields } from "./plain-fields.tsx";
import type { MailFormControl } from "./use-mail-form.ts";

interface MailFormProps {
  mail: MailFormControl;
  /** The form's name for assistive technology, where no heading names it. */
  label?: string | undefined;
  children: ReactNode;
}

/** What is said when something happens that the eye sees at a button that may be out of sight. */
function saidAloud({ state, form }: MailFormControl): string {
  if (state.kind === "sending") return form.button.busy;
  return state.kind === "sent" ? form.button.done : "";
}

/** The form element of a mail form: posts itself without scripts, and is driven by the hook with them. */
export function MailForm({ mail, label, children }: MailFormProps) {
  return (
    <form
      {...mail.formProps}
      action={config.mail.endpoint}
      method="post"
      acceptCharset="utf-8"
      aria-label={label}
      className={styles.root}
    >
      <PlainFields form={mail.form} />
      {children}
      <VisuallyHidden as="div" role="status">
        {saidAloud(mail)}
      </VisuallyHidden>
    </form>
  );
}

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

/** Says which fields are required; stands before the first. */
export function RequiredNote() {
  return <p className={styles.note}>{formWords.requiredNote}</p>;
}

/** Fields in two columns where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
