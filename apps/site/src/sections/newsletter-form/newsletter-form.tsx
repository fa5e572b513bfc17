import { hasFeature } from "@kolam/content/model/pages/features";
import { Alert } from "@kolam/ui/alert";
import { Newsletter } from "@kolam/ui/newsletter";
import { newsletterForm as form, newsletter } from "@site/words/forms/newsletter";
import { OneLineField } from "../../forms/fields/one-line-field.tsx";
import { SendButton } from "../../forms/form-foot.tsx";
import { MailForm } from "../../forms/mail-form.tsx";
import { MailTrouble } from "../../forms/mail-trouble.tsx";
import { PrivacyNote } from "../../forms/privacy-note.tsx";
import { useMailForm } from "../../forms/use-mail-form.ts";

/**
 * The newsletter section at the end of the blog's list and of every article, unless it is left out.
 */
export function NewsletterForm() {
  return hasFeature("newsletter") ? <SignUp /> : null;
}

/** The section, whether or not the site shows it. */
export function SignUp() {
  const mail = useMailForm(form, {
    // The form has one field, so the message beside it makes an error summary superfluous.
    onProblems: ([first]) => first && mail.focusOn(first),
  });
  return (
    <Newsletter
      title={newsletter.title}
      lead={newsletter.lead}
      form={<MailForm mail={mail} />}
      fields={<OneLineField form={form} name="email" error={mail.errorOf("email")} />}
      submit={<SendButton mail={mail} size="md" />}
      status={
        <>
          <MailTrouble mail={mail} />
          {mail.state.kind === "sent" ? (
            <Alert tone="success" role="status">
              {`${form.sent.title("")} ${form.sent.text("")}`}
            </Alert>
          ) : null}
        </>
      }
      note={
        <>
          {newsletter.note} <PrivacyNote form={form} />
        </>
      }
    />
  );
}
