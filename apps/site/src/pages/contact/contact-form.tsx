"use client";

import { FormField } from "../../mail/form-field.tsx";
import { FormFoot, SendButton } from "../../mail/form-foot.tsx";
import { fieldsOf, mailForms } from "../../mail/forms.ts";
import { FieldGrid, MailForm, RequiredNote } from "../../mail/mail-form.tsx";
import { MailFormErrors } from "../../mail/mail-form-errors.tsx";
import { MailTrouble } from "../../mail/mail-trouble.tsx";
import { useMailForm } from "../../mail/use-mail-form.ts";

const form = mailForms.contact;

interface ContactFormProps {
  /** Level of the error summary's heading: one below the heading of the section. */
  headingLevel?: 3 | 4 | 5 | 6;
}

/** The contact page's form. Its heading is the section's around it. */
export function ContactForm({ headingLevel = 3 }: ContactFormProps) {
  const mail = useMailForm(form);
  return (
    <MailForm mail={mail}>
      <RequiredNote />
      <MailFormErrors mail={mail} headingLevel={headingLevel} />
      <FieldGrid>
        {fieldsOf(form).map(({ name }) => (
          <FormField key={name} form={form} name={name} error={mail.errorOf(name)} />
        ))}
      </FieldGrid>
      <MailTrouble mail={mail} />
      <FormFoot mail={mail}>
        <SendButton mail={mail} />
      </FormFoot>
    </MailForm>
  );
}
