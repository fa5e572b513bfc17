import type { Field } from "@kolam/content/model/types/field";
import type { Answers, Form } from "@kolam/content/model/types/form";
import { controlName, fieldsOf, prefixOf } from "../contract/forms.ts";
import type { SentFile } from "../sending/send.ts";
import { trimmed } from "./full-address.ts";

/** A native control that holds an answer. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a field: several for checkboxes, otherwise one. */
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

/** Removes the spaces around an address; browsers remove only ASCII spaces. */
export function trimAddress(control: Control): void {
  if (!["email", "url"].includes(control.type)) return;
  const value = trimmed(control.value);
  if (value !== control.value) control.value = value;
}

function readField(form: Form, element: HTMLFormElement, field: Field) {
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
  if (field.kind === "email" || field.kind === "url") return trimmed(control.value);
  return control.value.startsWith(prefix) ? control.value.slice(prefix.length) : control.value;
}

/** The answers in the form. Of a file only the name is read. */
export function readValues(form: Form, element: HTMLFormElement): Answers {
  return Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, readField(form, element, field)]),
  );
}

/** The files that are chosen in the form. */
export function chosenFiles(form: Form, element: HTMLFormElement): readonly SentFile[] {
  return fieldsOf(form).flatMap((field) =>
    controlsOf(element, field)
      .flatMap((control) => (control instanceof HTMLInputElement ? [...(control.files ?? [])] : []))
      .map((file) => ({ field: controlName(field), file })),
  );
}

/** Whether all fields are empty. */
export function isEmpty(values: Answers): boolean {
  return Object.values(values).every((value) => value.length === 0);
}

/** Sets the value of a field. A file field can only be emptied. */
export function setField(
  form: Form,
  element: HTMLFormElement,
  field: Field,
  value: string | readonly string[],
): void {
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
 * Fills in the fields that are empty, so that text typed before hydration stays.
 * @returns whether any field was filled in
 */
export function fillEmpty(form: Form, element: HTMLFormElement, values: Answers): boolean {
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

/** Empties every field, or with `values` those that have not changed since. */
export function emptyFields(form: Form, element: HTMLFormElement, values?: Answers): void {
  for (const field of fieldsOf(form)) {
    const now = readField(form, element, field);
    if (values && String(now) !== String(values[field.name] ?? "")) continue;
    setField(form, element, field, field.kind === "checkboxes" ? [] : "");
  }
}

/**
 * Focuses a field and scrolls to its label or legend.
 * @returns `false` if there is no visible field with this id
 */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const control = field?.matches("fieldset") ? field.querySelector<HTMLElement>("input") : field;
  if (!field || !control?.getClientRects().length) return false;
  const label = field.querySelector("legend") ?? document.querySelector(`label[for="${id}"]`);
  (label ?? control).scrollIntoView({ block: "start" });
  control.focus({ preventScroll: true });
  return true;
}
