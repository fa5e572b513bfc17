import type { Field } from "@kolam/content/shapes/field";
import type { Form } from "@kolam/content/shapes/form";
import { Alert } from "@kolam/ui/alert";
import { ErrorSummary } from "@kolam/ui/error-summary";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { fieldsOf } from "./contract/forms.ts";
import { FormField, type FormFieldProps } from "./fields/form-field.tsx";
import { FormFoot, SendButton } from "./form-foot.tsx";
import { FieldList, MailForm, RequiredNote } from "./mail-form.tsx";
import { MailTrouble } from "./mail-trouble.tsx";
import type { Receipt } from "./sending/mail-state.ts";
import { SentCopy } from "./sent-copy.tsx";
import { type MailFormControl, useMailForm } from "./use-mail-form.ts";

interface FormBodyProps {
  mail: MailFormControl;
  /** What a page adds to a field of the definition. */
  extrasOf?: ((field: Field) => Partial<FormFieldProps>) | undefined;
  /** What is announced when the form was sent. Default: the words of its button. */
  sentText?: string | undefined;
  /** The result of the last send. */
  result?: ReactNode;
}

/** A form on one page: every field of its definition, what is wrong with them, and its end. */
export function FormBody({ mail, extrasOf, sentText, result }: FormBodyProps) {
  const { form } = mail;
  return (
    <MailForm mail={mail} sentText={sentText}>
      <RequiredNote />
      <ErrorSummary {...mail.errors} headingLevel={3} />
      <FieldList>
        {fieldsOf(form).map((field) => (
          <FormField
            key={field.name}
            form={form}
            name={field.name}
            error={mail.errorOf(field.name)}
            {...extrasOf?.(field)}
          />
        ))}
      </FieldList>
      <MailTrouble mail={mail} />
      <FormFoot mail={mail} result={result}>
        <SendButton mail={mail} />
      </FormFoot>
    </MailForm>
  );
}

/** What happens next, and a copy of the message. */
function Sent({ form, receipt }: { form: Form; receipt: Receipt }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Alert ref={element} tone="success" headingLevel={3} title={form.sent.title(receipt.reference)}>
      <p>{form.sent.text(receipt.submission.email)}</p>
      <SentCopy receipt={receipt} />
    </Alert>
  );
}

/** A form that says below itself that it was sent. The section around it provides the heading, of level 2. */
export function WholeForm({ form }: { form: Form }) {
  const [receipt, setReceipt] = useState<Receipt>();
  const mail = useMailForm(form, { onSent: setReceipt });
  const { kind } = mail.state;
  // It outlasts the button's “sent” state, until another message is sent.
  const shown = kind === "sent" || kind === "idle" ? receipt : undefined;
  return (
    <FormBody
      mail={mail}
      // All that the page shows but the copy of the message.
      sentText={
        receipt
          ? `${form.sent.title(receipt.reference)}. ${form.sent.text(receipt.submission.email)}`
          : undefined
      }
      result={shown ? <Sent form={form} receipt={shown} /> : null}
    />
  );
}
