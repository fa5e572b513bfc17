import { contactSent } from "@kolam/content/forms/contact";
import { Alert } from "@kolam/ui/alert";
import { useState } from "react";
import { contactForm } from "../../forms/contract/contact-form.ts";
import { fieldsOf } from "../../forms/contract/forms.ts";
import { FormField } from "../../forms/fields/form-field.tsx";
import { FormFoot, SendButton } from "../../forms/form-foot.tsx";
import { FieldList, MailForm, RequiredNote } from "../../forms/mail-form.tsx";
import { MailFormErrors } from "../../forms/mail-form-errors.tsx";
import { MailTrouble } from "../../forms/mail-trouble.tsx";
import { useMailForm } from "../../forms/use-mail-form.ts";

const form = contactForm;

/** The contact form. The section around it provides the heading. */
export function ContactForm() {
  const [wasSent, setWasSent] = useState(false);
  const mail = useMailForm(form, { onSent: () => setWasSent(true) });
  const { formProps, state } = mail;
  // The confirmation outlasts the button's “sent” state and goes away when the visitor types again.
  const onInput: typeof formProps.onInput = (event) => {
    setWasSent(false);
    formProps.onInput(event);
  };
  const showsConfirmation = wasSent && (state.kind === "sent" || state.kind === "idle");
  return (
    <MailForm mail={{ ...mail, formProps: { ...formProps, onInput } }}>
      <RequiredNote />
      <MailFormErrors mail={mail} headingLevel={3} />
      <FieldList>
        {fieldsOf(form).map(({ name }) => (
          <FormField key={name} form={form} name={name} error={mail.errorOf(name)} />
        ))}
      </FieldList>
      <MailTrouble mail={mail} />
      <FormFoot
        mail={mail}
        result={showsConfirmation ? <Alert tone="success">{contactSent}</Alert> : null}
      >
        <SendButton mail={mail} />
      </FormFoot>
    </MailForm>
  );
}
