import type { Field } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";

/** The field that asks the mail service to refuse a form whose files it cannot keep. */
export const filesRequired = "files_required";

/** The fields of a form in its order. */
export function fieldsOf(form: Form): readonly Field[] {
  return Object.values(form.fields);
}

/** The id of a field's element, which error messages link to. */
export function fieldId(form: Form, field: Field): string {
  return `${form.id}-${field.name}`;
}

/**
 * The field with this name.
 * @throws if the form has no such field
 */
export function fieldOf(form: Form, name: string): Field {
  const field = fieldsOf(form).find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The ${form.id} form has no field "${name}".`);
  return field;
}

/** Whether an answer is one line of typed text. */
export function isOneLine(
  field: Field,
): field is Field & { kind: "text" | "tel" | "email" | "url" } {
  return ["text", "tel", "email", "url"].includes(field.kind);
}

/** Whether an answer ends the mail's subject. */
function isInSubject(field: Field): boolean {
  return field.kind === "select" && field.inSubject === true;
}

/** The field whose answer ends the mail's subject. */
export function subjectField(form: Form): Field | undefined {
  return fieldsOf(form).find(isInSubject);
}

/** The `name` of a field's controls, under which a post without scripts sends the answer. */
export function controlName(field: Field): string {
  return isInSubject(field) ? "subject" : field.name;
}

/**
 * The prefix of a field's values in the form; `""` for most fields. The options of the one in the
 * subject include the subject's beginning, so that a post without scripts has the same subject.
 */
export function prefixOf(form: Form, field: Field): string {
  return isInSubject(field) ? form.subject : "";
}
