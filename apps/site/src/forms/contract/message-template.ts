import type { Field } from "@kolam/content/forms/field";
import { controlName, fieldsOf, type MailForm, prefixOf } from "./forms.ts";
import { inWords, nothing } from "./message-block.ts";

/** The field of a post without scripts from which the embedded mailbox writes the message; see its README. */
export const templateName = "_message_template";

/** What stands for an answer: the name it is posted under, and the words for what is posted. */
function placeholderOf(form: MailForm, field: Field): string {
  const prefix = prefixOf(form, field);
  const options = field.kind === "select" ? field.options : [];
  const words = [
    ["", nothing],
    ...options.map(({ value }) => [prefix + value, inWords(options, value)]),
  ];
  const choices = words.filter(([posted, word]) => posted !== word).map((pair) => pair.join("="));
  return `{${controlName(field)}:${choices.join("|")}}`;
}

/** The message of a form with placeholders for the answers, so that it is the same without scripts. */
export function messageTemplate(form: MailForm): string {
  const placeholders = fieldsOf(form).map((field) => {
    const placeholder = placeholderOf(form, field);
    return [field.name, field.kind === "checkboxes" ? [placeholder] : placeholder];
  });
  return form.compose(Object.fromEntries(placeholders), "{reference}").message;
}
