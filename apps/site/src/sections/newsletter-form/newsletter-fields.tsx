import { newsletter } from "@kolam/content/forms/newsletter";
import { Alert } from "@kolam/ui/alert";
import { newsletterForm } from "../../forms/contract/newsletter-form.ts";
import { focusField } from "../../forms/fields/form-controls.ts";
import { OneLineField } from "../../forms/fields/one-line-field.tsx";
import { SendButton } from "../../forms/form-foot.tsx";
import { MailForm } from "../../forms/mail-form.tsx";
import { MailTrouble } from "../../forms/mail-trouble.tsx";
import { useMailForm } from "../../forms/use-mail-form.ts";
import styles from "./newsletter-form.module.css";

const form = newsletterForm;

/** The newsletter form: an address field, a button and the outcome. */
export function NewsletterFields() {
  const mail = useMailForm(form, {
    // The form has one field, so the message beside it makes an error summary superfluous.
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
