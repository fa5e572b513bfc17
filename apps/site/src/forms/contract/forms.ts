import type { ButtonWords, Field } from "@kolam/content/forms/field";
import type { FormName, FormValues } from "../drafts/form-values.ts";
import type { MessageParts } from "./message-parts.ts";

/** A form whose answers are sent by mail: its fields and where they go. */
export interface MailForm<Name extends FormName = FormName> {
  readonly name: Name;
  /** The definition of each field, in the order of the form. */
  readonly fields: { readonly [Key in keyof FormValues[Name]]: Field };
  /** Writes the mail. A method rather than a property, so that a form of any name is a `MailForm`. */
  compose(values: FormValues[Name], reference: string): MessageParts;
  readonly button: ButtonWords;
  /** The text of the browser's alert when sending fails, exactly as specified. */
  readonly alert: string;
  /** The address that the mail goes to. */
  readonly recipient: string;
  /** Which of the configured access keys it is sent with. */
  readonly key: "careers" | "general";
  /** The additional fields of a post without scripts, by name. */
  readonly plain: Readonly<Record<string, string>>;
  /**
   * The field that becomes the mail's subject, and the prefix of its values. The form's options include
   * the prefix, so that a post without scripts has the same subject.
   */
  readonly subject?: { readonly field: string; readonly prefix: string };
  /** Sends the chosen files as well, to a mail service that keeps them. */
  readonly sendsFiles?: boolean;
}

/** The field that asks the mail service to refuse a form whose files it cannot keep. */
export const filesRequired = "files_required";

/** The message of a post without scripts, for a mail service that knows no templates. */
export const answersFollow = "Sent without scripts; each answer is a field of its own below.";

/** The fields of a form in its order. */
export function fieldsOf(form: MailForm): readonly Field[] {
  return Object.values(form.fields);
}

/** The id of a field's element, which error messages link to. */
export function fieldId(form: MailForm, field: Field): string {
  return `${form.name}-${field.name}`;
}

/**
 * The field with this name.
 * @throws if the form has no such field
 */
export function fieldOf(form: MailForm, name: string): Field {
  const field = fieldsOf(form).find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The ${form.name} form has no field "${name}".`);
  return field;
}

/** The `name` of a field's controls, under which a post without scripts sends the answer. */
export function controlName(field: Field): string {
  return field.postedAs ?? field.name;
}

/** The prefix of a field's values in the form; `""` for most fields. */
export function prefixOf(form: MailForm, field: Field): string {
  return form.subject?.field === field.name ? form.subject.prefix : "";
}
