import type { Field } from "@kolam/content/forms/field";
import { controlName, fieldsOf, type MailForm, prefixOf } from "../contract/forms.ts";
import type { FormName, FormValues, RawValues } from "../drafts/form-values.ts";

/** The native controls that hold answers. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of one field: one, or as many as there are checkboxes. */
export function controlsOf(element: HTMLFormElement, field: Field): Control[] {
  return [...element.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      control.name === controlName(field) &&
      control.type !== "hidden",
  );
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "checkbox";
}

function readField(form: MailForm, element: HTMLFormElement, field: Field) {
  const controls = controlsOf(element, field);
  if (field.kind === "checkboxes") {
    return controls
      .filter((control) => isBox(control) && control.checked)
      .map(({ value }) => value);
  }
  const [control] = controls;
  if (!control) return "";
  if (field.kind === "file") return (control as HTMLInputElement).files?.[0]?.name ?? "";
  const prefix = prefixOf(form, field);
  return control.value.startsWith(prefix) ? control.value.slice(prefix.length) : control.value;
}

/** What the form holds now. Files are named, not read. */
export function readValues<Name extends FormName>(
  form: MailForm<Name>,
  element: HTMLFormElement,
): FormValues[Name] & RawValues {
  const values = fieldsOf(form).map((field) => [field.name, readField(form, element, field)]);
  // `MailForm` has one field for each value, of the kind that `readField` reads it as.
  return Object.fromEntries(values) as FormValues[Name] & RawValues;
}

/** Whether nothing has been answered. */
export function isEmpty(values: RawValues): boolean {
  return Object.values(values).every((value) => value.length === 0);
}

function setField(
  form: MailForm,
  element: HTMLFormElement,
  field: Field,
  value: string | readonly string[],
) {
  for (const control of controlsOf(element, field)) {
    if (isBox(control)) {
      control.checked = value.includes(control.value);
    } else if (control instanceof HTMLSelectElement) {
      const wanted = typeof value === "string" && value ? prefixOf(form, field) + value : "";
      const known = [...control.options].some((option) => option.value === wanted);
      control.value = known ? wanted : "";
    } else if (control.type !== "file" && typeof value === "string") {
      control.value = value;
    } else if (value.length === 0) {
      control.value = "";
    }
  }
}

/**
 * Fills the fields that are still empty; what was typed before this ran stays.
 * @returns whether anything was filled
 */
export function fillEmpty(form: MailForm, element: HTMLFormElement, values: RawValues): boolean {
  let filled = false;
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (!value?.length || field.kind === "file") continue;
    if (readField(form, element, field).length > 0) continue;
    setField(form, element, field, value);
    filled ||= readField(form, element, field).length > 0;
  }
  return filled;
}

/** Empties every field, or those that still hold what they did in `values`. */
export function emptyFields(form: MailForm, element: HTMLFormElement, values?: RawValues): void {
  for (const field of fieldsOf(form)) {
    const now = readField(form, element, field);
    if (values && String(now) !== String(values[field.name] ?? "")) continue;
    setField(form, element, field, field.kind === "checkboxes" ? [] : "");
  }
}

/** Sets one field, as a link into the form may do. */
export function setValue(
  form: MailForm,
  element: HTMLFormElement,
  field: Field,
  value: string | readonly string[],
): void {
  setField(form, element, field, value);
}

/**
 * Scrolls to a field's label or legend, so that the question is seen with its control, and focuses it.
 * @returns false when there is no such field to be seen
 */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const control = field?.matches("fieldset") ? field.querySelector<HTMLElement>("input") : field;
  if (!field || !control?.getClientRects().length) return false;
  const question = field.querySelector("legend") ?? document.querySelector(`label[for="${id}"]`);
  (question ?? control).scrollIntoView({ block: "start" });
  control.focus({ preventScroll: true });
  return true;
}
