"use client";

import { newsletter } from "@kolam/content/forms/newsletter";
import { Alert } from "@kolam/ui/alert";
import { focusField } from "../../mail/form-controls.ts";
import { SendButton } from "../../mail/form-foot.tsx";
import { mailForms } from "../../mail/forms.ts";
import { MailForm } from "../../mail/mail-form.tsx";
import { MailTrouble } from "../../mail/mail-trouble.tsx";
import { OneLineField } from "../../mail/one-line-field.tsx";
import { useMailForm } from "../../mail/use-mail-form.ts";
import styles from "./newsletter-form.module.css";

const form = mailForms.newsletter;

/** One address, one button, and what came of it. */
export function NewsletterFields() {
  const mail = useMailForm(form, {
    // A summary of one error would only repeat what stands beside the field.
    onProblems: ([first]) => first && focusField(first.fieldId),
  });
  return (
    <div className={styles.root}>
      <MailForm mail={mail}>
        <div className={styles.row}>
          <OneLineField form={form} name="email" error={mail.errorOf("email")} />
          <SendButton mail={mail} size="md" />
        </div>
        <MailTrouble mail={mail} />
      </MailForm>
      {mail.state.kind === "sent" ? (
        <Alert tone="success" role="status">
          {newsletter.success}
        </Alert>
      ) : null}
      <p className={styles.note}>{newsletter.note}</p>
    </div>
  );
}
