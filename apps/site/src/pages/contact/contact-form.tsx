import { contactSent } from "@kolam/content/forms/contact";
import { Alert } from "@kolam/ui/alert";
import { useEffect, useRef, useState } from "react";
import { contactForm } from "../../forms/contract/contact-form.ts";
import { fieldsOf } from "../../forms/contract/forms.ts";
import { FormField } from "../../forms/fields/form-field.tsx";
import { FormFoot, SendButton } from "../../forms/form-foot.tsx";
import { FieldList, MailForm, RequiredNote } from "../../forms/mail-form.tsx";
import { MailFormErrors } from "../../forms/mail-form-errors.tsx";
import { MailTrouble } from "../../forms/mail-trouble.tsx";
import type { Receipt } from "../../forms/sending/mail-state.ts";
import { SentCopy } from "../../forms/sent-copy.tsx";
import { useMailForm } from "../../forms/use-mail-form.ts";

const form = contactForm;

/** What is announced: all that the page shows but the copy of the message. */
const sentText = ({ reference, submission }: Receipt) =>
  `${contactSent.title(reference)}. ${contactSent.text(submission.email)}`;

/** What happens next, and a copy of the message. */
function Sent({ receipt }: { receipt: Receipt }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Alert
      ref={element}
      tone="success"
      headingLevel={3}
      title={contactSent.title(receipt.reference)}
    >
      <p>{contactSent.text(receipt.submission.email)}</p>
      <SentCopy receipt={receipt} />
    </Alert>
  );
}

/** The contact form. The section around it provides the heading. */
export function ContactForm() {
  const [receipt, setReceipt] = useState<Receipt>();
  const mail = useMailForm(form, { onSent: setReceipt });
  const { kind } = mail.state;
  // It outlasts the button's “sent” state, until another message is sent.
  const showsReceipt = kind === "sent" || kind === "idle";
  return (
    <MailForm mail={mail} sentText={receipt && sentText(receipt)}>
      <RequiredNote />
      <MailFormErrors mail={mail} headingLevel={3} />
      <FieldList>
        {fieldsOf(form).map(({ name }) => (
          <FormField key={name} form={form} name={name} error={mail.errorOf(name)} />
        ))}
      </FieldList>
      <MailTrouble mail={mail} />
      <FormFoot mail={mail} result={receipt && showsReceipt ? <Sent receipt={receipt} /> : null}>
        <SendButton mail={mail} />
      </FormFoot>
    </MailForm>
  );
}
