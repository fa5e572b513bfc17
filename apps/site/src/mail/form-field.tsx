"use client";

import type { Field } from "@kolam/content/forms/field";
import { formWords } from "@kolam/content/forms/words";
import { CheckboxGroup } from "@kolam/ui/checkbox-group";
import { FileField } from "@kolam/ui/file-field";
import { Select } from "@kolam/ui/select";
import { TextArea } from "@kolam/ui/text-area";
import { TextField } from "@kolam/ui/text-field";
import type { ReactNode } from "react";
import styles from "./form-field.module.css";
import { fieldId, fieldOf, type MailForm, prefixOf } from "./forms.ts";

interface FormFieldProps {
  form: MailForm;
  /** Name of one of the form's fields. */
  name: string;
  /** What is wrong with the answer. */
  error?: string | undefined;
  /** A note below the control. */
  description?: ReactNode;
  /** Belongs to the field and stands below it. */
  after?: ReactNode;
}

const optionalText = `(${formWords.optional})`;

function widthOf({ kind }: Field): string | undefined {
  return kind === "textarea" || kind === "checkboxes" || kind === "file" ? styles.wide : undefined;
}

function Control({ form, name, error, description }: FormFieldProps) {
  const field = fieldOf(form, name);
  const shared = {
    id: fieldId(form, field),
    name,
    label: field.label,
    error,
    description,
    required: field.required,
  };
  const hint = field.hint ?? undefined;
  const optional = field.required ? undefined : optionalText;
  switch (field.kind) {
    case "textarea":
      return (
        <TextArea
          {...shared}
          hint={hint}
          optionalText={optional}
          rows={field.rows}
          spellCheck={field.spellcheck}
          autoComplete={field.autocomplete}
        />
      );
    case "select": {
      const prefix = prefixOf(form, field);
      return (
        <Select
          {...shared}
          hint={hint}
          optionalText={optional}
          autoComplete={field.autocomplete}
          placeholder={field.placeholder}
          options={field.options.map(({ value, label }) => ({ value: prefix + value, label }))}
        />
      );
    }
    case "checkboxes":
      return (
        <CheckboxGroup {...shared} hint={hint} optionalText={optional} options={field.options} />
      );
    case "file":
      return (
        <FileField {...shared} formatsText={field.hint ?? ""} accept={field.accept.join(",")} />
      );
    default:
      return (
        <TextField
          {...shared}
          hint={hint}
          optionalText={optional}
          type={field.kind}
          inputMode={field.inputMode}
          autoComplete={field.autocomplete}
          maxLength={field.maxLength}
          spellCheck={field.spellcheck}
        />
      );
  }
}

/**
 * A field of a form as its definition says. All controls are the browser's own and uncontrolled. A long
 * text has no `maxlength`: a browser would cut a pasted text without a word; ours is said on sending.
 */
export function FormField(props: FormFieldProps) {
  return (
    <div className={`${styles.root} ${widthOf(fieldOf(props.form, props.name)) ?? ""}`}>
      <Control {...props} />
      {props.after}
    </div>
  );
}
