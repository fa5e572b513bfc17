import { contactSent } from "@kolam/content/forms/contact";
import { Alert } from "@kolam/ui/alert";
import { useState } from "react";
import { contactForm } from "../../forms/contract/contact-form.ts";
import { fieldsOf } from "../../forms/contract/forms.ts";
import { FormField } from "../../forms/fields/form-field.tsx";
import { FormFoot, SendButton } from "../../forms/form-foot.tsx";
import { FieldGrid, MailForm, RequiredNote } from "../../forms/mail-form.tsx";
import { MailFormErrors } from "../../forms/mail-form-errors.tsx";
import { MailTrouble } from "../../forms/mail-trouble.tsx";
import { useMailForm } from "../../forms/use-mail-form.ts";

const form = contactForm;

interface ContactFormProps {
  /** Level of the error summary's heading: one below the heading of the section. */
  headingLevel?: 3 | 4 | 5 | 6;
}

/** The contact page's form. Its heading is the section's around it. */
export function ContactForm({ headingLevel = 3 }: ContactFormProps) {
  const [sent, setSent] = useState(false);
  const mail = useMailForm(form, { onSent: () => setSent(true) });
  const { formProps, state } = mail;
  // Stays after the button is as before, until the person begins another message.
  const onInput: typeof formProps.onInput = (event) => {
    setSent(false);
    formProps.onInput(event);
  };
  const said = sent && (state.kind === "sent" || state.kind === "idle");
  return (
    <MailForm mail={{ ...mail, formProps: { ...formProps, onInput } }}>
      <RequiredNote />
      <MailFormErrors mail={mail} headingLevel={headingLevel} />
      <FieldGrid>
        {fieldsOf(form).map(({ name }) => (
          <FormField key={name} form={form} name={name} error={mail.errorOf(name)} />
        ))}
      </FieldGrid>
      <MailTrouble mail={mail} />
      <FormFoot mail={mail} said={said ? <Alert tone="success">{contactSent}</Alert> : null}>
        <SendButton mail={mail} />
      </FormFoot>
    </MailForm>
  );
}
