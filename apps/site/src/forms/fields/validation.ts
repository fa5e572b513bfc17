import type { Field, FileField } from "@kolam/content/forms/field";
import { fieldId, fieldsOf, type MailForm } from "../contract/forms.ts";
import { controlsOf } from "./form-controls.ts";

/** What a field holds, as far as checking it needs to know. */
export interface Answer {
  /** The text, or the values that are ticked. */
  readonly value: string | readonly string[];
  /** Whether the browser finds the text to be no address of the field's type. */
  readonly typeMismatch: boolean;
  /** The chosen file. */
  readonly file?: { readonly name: string; readonly size: number } | undefined;
}

/** Something about an answer that must be mended. */
export interface Problem {
  readonly name: string;
  readonly fieldId: string;
  readonly message: string;
}

function problemOfFile(field: FileField<string>, file: Answer["file"]): string {
  if (!file) return field.required ? field.errors.valueMissing : "";
  const name = file.name.toLowerCase();
  if (!field.accept.some((ending) => name.endsWith(ending))) return field.errors.wrongType;
  if (file.size > field.maxBytes) return field.errors.tooLarge;
  return file.size === 0 ? field.errors.empty : "";
}

/**
 * What is wrong with an answer, in our words; `""` when nothing is. The rules are the browser's own
 * and no stricter, but for three: spaces alone are no answer, at least one box of a required group
 * must be ticked, and a file is checked by its ending and size.
 */
export function problemOf(field: Field, answer: Answer): string {
  if (field.kind === "file") return problemOfFile(field, answer.file);
  const { value } = answer;
  const missing = typeof value === "string" ? value.trim() === "" : value.length === 0;
  if (missing) return field.required ? field.errors.valueMissing : "";
  if (field.kind === "select" || field.kind === "checkboxes") return "";
  if (value.length > field.maxLength) return field.errors.tooLong;
  const hasType = field.kind === "email" || field.kind === "url";
  return hasType && answer.typeMismatch ? field.errors.typeMismatch : "";
}

/** Checks one field of a form and tells the browser what is wrong with it, in our words. */
export function checkField(element: HTMLFormElement, field: Field): string {
  const controls = controlsOf(element, field);
  const [first] = controls;
  if (!first) return "";
  // An earlier message of ours would be found as an error again.
  first.setCustomValidity("");
  const ticked = controls.filter((control) => (control as HTMLInputElement).checked);
  const message = problemOf(field, {
    value: field.kind === "checkboxes" ? ticked.map(({ value }) => value) : first.value,
    typeMismatch: first.validity.typeMismatch,
    file: first instanceof HTMLInputElement ? first.files?.[0] : undefined,
  });
  first.setCustomValidity(message);
  return message;
}

/** Everything that must be mended before the form can be sent, in the order of the form. */
export function checkForm(form: MailForm, element: HTMLFormElement): Problem[] {
  return fieldsOf(form)
    .map((field) => ({
      name: field.name,
      fieldId: fieldId(form, field),
      message: checkField(element, field),
    }))
    .filter(({ message }) => message !== "");
}

/** Takes back what {@link checkForm} has told the browser. */
export function forgetChecks(form: MailForm, element: HTMLFormElement): void {
  for (const field of fieldsOf(form)) controlsOf(element, field)[0]?.setCustomValidity("");
}
