import { Stack } from "@kolam/ui/stack";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { formWords } from "@site/texts/forms/words";
import type { ReactNode } from "react";
import { config } from "../config.ts";
import { CaptchaNote } from "./captcha/captcha-note.tsx";
import { PlainFields } from "./fields/plain-fields.tsx";
import styles from "./mail-form.module.css";
import type { MailFormControl } from "./use-mail-form.ts";

interface MailFormProps {
  mail: MailFormControl;
  /** The form's name for assistive technology, where no heading names it. */
  label?: string | undefined;
  /** What is announced when the form was sent. Default: the words of its button. */
  sentText?: string | undefined;
  children?: ReactNode;
}

/** The state that the submit button shows, as text for assistive technology. */
function announcement({ state, form }: MailFormControl, sentText = form.button.done): string {
  if (state.kind === "sending") return form.button.busy;
  return state.kind === "sent" ? sentText : "";
}

/**
 * The form element of a mail form. With scripts `useMailForm` sends it; without them it posts
 * itself.
 */
export function MailForm({ mail, label, sentText, children }: MailFormProps) {
  return (
    <form
      {...mail.formProps}
      action={config.mail.endpoint}
      method="post"
      encType={mail.form.sendsFiles ? "multipart/form-data" : undefined}
      acceptCharset="utf-8"
      aria-label={label}
      className={styles.root}
    >
      <PlainFields form={mail.form} />
      {children}
      {__CAPTCHA_SITE_KEY__ ? <CaptchaNote /> : null}
      <VisuallyHidden as="div" role="status">
        {announcement(mail, sentText)}
      </VisuallyHidden>
      {/* A new element each time, so that the same error is read out again. */}
      <VisuallyHidden as="div" role="status">
        <span key={mail.news.count}>{mail.news.text}</span>
      </VisuallyHidden>
    </form>
  );
}

/** A note before the first field that explains how required fields are marked. */
export function RequiredNote() {
  return <p className={styles.note}>{formWords.requiredNote}</p>;
}

/** Fields one below the other: people overlook the second of two side by side. */
export function FieldList({ children }: { children: ReactNode }) {
  return <Stack gap={6}>{children}</Stack>;
}
