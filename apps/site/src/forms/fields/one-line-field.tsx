import { formWords } from "@kolam/content/forms/words";
import { TextField } from "@kolam/ui/text-field";
import type { ReactNode } from "react";
import { controlName, fieldId, fieldOf, type MailForm } from "../contract/forms.ts";
import styles from "./form-field.module.css";

/** What the control of a field needs, whatever its kind. */
export interface FieldControlProps {
  form: MailForm;
  /** Name of one of the form's fields. */
  name: string;
  /** What is wrong with the answer. */
  error?: string | undefined;
  /** A note below the control. */
  description?: ReactNode;
}

/** The props that the controls of all kinds share. */
export function sharedProps({ form, name, error, description }: FieldControlProps) {
  const field = fieldOf(form, name);
  return {
    id: fieldId(form, field),
    name: controlName(field),
    label: field.label,
    error,
    description,
    required: field.required,
  };
}

/** The words beside a label whose field may stay empty. */
export const optionalText = `(${formWords.optional})`;

/**
 * The control of a field of one line. An address has no `maxlength`: a browser would cut a pasted one
 * without a word, and what is left may be somebody else's.
 */
export function OneLineControl(props: FieldControlProps) {
  const field = fieldOf(props.form, props.name);
  if (!("inputMode" in field)) throw new Error(`${field.name} is no field of one line.`);
  return (
    <TextField
      {...sharedProps(props)}
      hint={field.hint ?? undefined}
      optionalText={field.required ? undefined : optionalText}
      type={field.kind}
      inputMode={field.inputMode}
      autoComplete={field.autocomplete}
      maxLength={field.kind === "text" || field.kind === "tel" ? field.maxLength : undefined}
      spellCheck={field.spellcheck}
    />
  );
}

/** A field of one line, for forms that have no other kind and need not load the rest. */
export function OneLineField(props: FieldControlProps) {
  return (
    <div className={styles.root}>
      <OneLineControl {...props} />
    </div>
  );
}
