import type { ButtonWords, Field } from "@kolam/content/forms/field";
import type { FormName, FormValues } from "../drafts/form-values.ts";
import type { MessageParts } from "./message-parts.ts";

/** A form that is delivered by mail: what it asks, and where its answers go. */
export interface MailForm<Name extends FormName = FormName> {
  readonly name: Name;
  /** One definition per value, in the order of the form. */
  readonly fields: { readonly [Key in keyof FormValues[Name]]: Field };
  /** Makes the mail from what was typed. Declared as a method, so that a form of any name is a `MailForm`. */
  compose(values: FormValues[Name], submissionId: string): MessageParts;
  readonly button: ButtonWords;
  /** The browser's alert when a send fails, to the letter of the error catalogue. */
  readonly alert: string;
  /** The mailbox it is meant for. */
  readonly recipient: string;
  /** Which of the configured access keys it is sent under. */
  readonly key: "careers" | "general";
  /** What a post without scripts carries besides the fields, by name. */
  readonly plain: Readonly<Record<string, string>>;
  /**
   * The field that is the mail's subject, and what stands before its value. The prefix is part of the
   * field's options, so that a post without scripts has the same subject as any other.
   */
  readonly subject?: { readonly field: string; readonly prefix: string };
}

/** What the message of a post without scripts begins with. */
export const answersFollow = "Sent without scripts; each answer is a field of its own below.";

/** The fields of a form in the order in which it shows them. */
export function fieldsOf(form: MailForm): readonly Field[] {
  return Object.values(form.fields);
}

/** The element id of a field, which error messages link to. */
export function fieldId(form: MailForm, field: Field): string {
  return `${form.name}-${field.name}`;
}

/** The field with that name. Throws if the form has none. */
export function fieldOf(form: MailForm, name: string): Field {
  const field = fieldsOf(form).find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The ${form.name} form has no field "${name}".`);
  return field;
}

/** The name of a field's controls, which is what a post without scripts calls the answer. */
export function controlName(field: Field): string {
  return field.postedAs ?? field.name;
}

/** What stands before a field's values in the form itself; `""` for almost all. */
export function prefixOf(form: MailForm, field: Field): string {
  return form.subject?.field === field.name ? form.subject.prefix : "";
}
