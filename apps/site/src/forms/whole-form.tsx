import type { Field } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import { Alert } from "@kolam/ui/alert";
import { ErrorSummary } from "@kolam/ui/error-summary";
import { Stack } from "@kolam/ui/stack";
import { sentWords } from "@site/texts/forms/words";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fieldsOf } from "./contract/forms.ts";
import { focusField } from "./fields/form-controls.ts";
import { FormField, type FormFieldProps } from "./fields/form-field.tsx";
import { FormFoot, SendButton } from "./form-foot.tsx";
import { FieldList, MailForm, RequiredNote } from "./mail-form.tsx";
import { MailTrouble } from "./mail-trouble.tsx";
import { otherAnswerOf } from "./other-answer.tsx";
import type { Receipt } from "./sending/mail-state.ts";
import { SentCopy } from "./sent-copy.tsx";
import { type MailFormControl, useMailForm } from "./use-mail-form.ts";

interface FormBodyProps {
  mail: MailFormControl;
  /** What a page adds to a field of the definition. */
  extrasOf?: ((field: Field) => Partial<FormFieldProps>) | undefined;
  /** What is announced when the form was sent. Default: the words of its button. */
  sentText?: string | undefined;
  /** What replaces the fields once they have been sent. */
  result?: ReactNode;
}

/** A form on one page: all fields of its definition, their errors, and its foot. */
export function FormBody({ mail, extrasOf, sentText, result }: FormBodyProps) {
  const { form } = mail;
  return (
    <MailForm mail={mail} sentText={sentText}>
      {result}
      {/* Hidden, not gone: what was typed during sending was not sent. */}
      <Stack gap={6} hidden={Boolean(result)}>
        <RequiredNote />
        <ErrorSummary {...mail.errors} headingLevel={3} />
        <FieldList>
          {fieldsOf(form).map((field) => (
            <FormField
              key={field.name}
              form={form}
              name={field.name}
              error={mail.errorOf(field.name)}
              other={otherAnswerOf(mail, field.name)}
              {...extrasOf?.(field)}
            />
          ))}
        </FieldList>
      </Stack>
      <MailTrouble mail={mail} />
      <FormFoot mail={mail} isSent={result ? true : undefined}>
        <SendButton mail={mail} idle={result ? sentWords.another : undefined} />
      </FormFoot>
    </MailForm>
  );
}

/** What happens next, and a copy of the message. */
function Sent({ form, receipt }: { form: Form; receipt: Receipt }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Alert ref={element} tone="success" headingLevel={3} title={form.sent.title(receipt.reference)}>
      <p>{form.sent.text(receipt.submission.email)}</p>
      <SentCopy receipt={receipt} />
    </Alert>
  );
}

/**
 * A form that is replaced, once sent, by what happens next. The section around it has a heading of
 * level 2.
 */
export function WholeForm({ form }: { form: Form }) {
  const [receipt, setReceipt] = useState<Receipt>();
  const mail = useMailForm(form, {
    onSent: setReceipt,
    // The button below a receipt brings the fields back, for another message.
    isComplete: () => {
      if (!receipt) return true;
      if (mail.state.kind === "sent") return false;
      flushSync(() => setReceipt(undefined));
      focusField(`${form.id}-${fieldsOf(form)[0]?.name}`);
      return false;
    },
  });
  return (
    <FormBody
      mail={mail}
      // Everything that the page shows, except the copy of the message.
      sentText={
        receipt &&
        `${form.sent.title(receipt.reference)}. ${form.sent.text(receipt.submission.email)}`
      }
      result={receipt && <Sent form={form} receipt={receipt} />}
    />
  );
}
