import { type Field, mostCharacters } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import { fieldId, fieldsOf } from "../contract/forms.ts";
import { controlsOf, trimAddress } from "./form-controls.ts";
import { isFullAddress } from "./full-address.ts";
import { isPhoneNumber } from "./phone-number.ts";

/** The parts of a field's content that are checked. */
export interface Answer {
  /** The text, or the values of the ticked boxes. */
  readonly value: string | readonly string[];
  /** Whether the browser finds that the text does not match the field's type. */
  readonly typeMismatch: boolean;
  /** The chosen file. */
  readonly file?: { readonly name: string; readonly size: number } | undefined;
}

/** An error in an answer. */
export interface Problem {
  readonly name: string;
  readonly fieldId: string;
  readonly message: string;
}

function problemOfFile(field: Extract<Field, { kind: "file" }>, file: Answer["file"]): string {
  if (!file) return field.required ? field.errors.valueMissing : "";
  const name = file.name.toLowerCase();
  if (!field.accept.some((ending) => name.endsWith(ending))) return field.errors.wrongType;
  if (file.size > field.maxBytes) return field.errors.tooLarge;
  return file.size === 0 ? field.errors.empty : "";
}

/**
 * The error message for an answer; `""` if it is valid. The rules are the browser's, with five
 * exceptions: spaces alone are not an answer, an e-mail address is what the mail service takes for
 * one, a phone number has some digits, a required group needs a ticked box, and a file is checked by
 * its extension and size.
 */
export function problemOf(field: Field, answer: Answer): string {
  if (field.kind === "file") return problemOfFile(field, answer.file);
  const { value } = answer;
  const missing = typeof value === "string" ? value.trim() === "" : value.length === 0;
  if (missing) return field.required ? field.errors.valueMissing : "";
  if (field.kind === "select" || field.kind === "checkboxes") return "";
  if (value.length > mostCharacters[field.kind]) return field.errors.tooLong;
  if (field.kind === "tel") return isPhoneNumber(String(value)) ? "" : field.errors.tooFewDigits;
  if (field.kind !== "email" && field.kind !== "url") return "";
  // Browsers know no letters of other scripts before the @.
  const isRight = field.kind === "email" ? isFullAddress(String(value)) : !answer.typeMismatch;
  return isRight ? "" : field.errors.typeMismatch;
}

/** Checks a field and sets its custom validity to the error message. */
export function checkField(element: HTMLFormElement, field: Field): string {
  const controls = controlsOf(element, field);
  const [first] = controls;
  if (!first) return "";
  trimAddress(first);
  // A previous custom message would count as an error.
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

/** Checks all fields of a form and returns the errors in the form's order. */
export function checkForm(form: Form, element: HTMLFormElement): Problem[] {
  return fieldsOf(form)
    .map((field) => ({
      name: field.name,
      fieldId: fieldId(form, field),
      message: checkField(element, field),
    }))
    .filter(({ message }) => message !== "");
}

/** Clears the custom validity that {@link checkForm} has set. */
export function clearValidity(form: Form, element: HTMLFormElement): void {
  for (const field of fieldsOf(form)) controlsOf(element, field)[0]?.setCustomValidity("");
}
