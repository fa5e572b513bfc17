import type { Field } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import { formWords } from "@site/texts/forms/words";
import { controlName, fieldsOf, prefixOf } from "./forms.ts";
import { inWords, messageOf } from "./message.ts";

/**
 * The field of a post without scripts from which the embedded mailbox writes the message; see its
 * README.
 */
export const templateName = "_message_template";

/** Words in a list of choices, whose marks are percent-encoded. */
const encoded = (words: string) => words.replaceAll(/[%={|}]/g, encodeURIComponent);

/** The placeholder for an answer: the name it is posted under, and the words for its values. */
function placeholderOf(form: Form, field: Field): string {
  const prefix = prefixOf(form, field);
  const options = "options" in field ? field.options : [];
  const words = [
    ["", formWords.nothing],
    ...options.map(({ value }) => [prefix + value, inWords(options, value)]),
  ];
  const choices = words
    .filter(([posted, word]) => posted !== word)
    .map((pair) => pair.map(encoded).join("="));
  return `{${controlName(field)}:${choices.join("|")}}`;
}

/**
 * The message of a form with placeholders for the answers, so that it is the same without scripts.
 */
export function messageTemplate(form: Form): string {
  const placeholders = fieldsOf(form).map((field) => [field.name, placeholderOf(form, field)]);
  return messageOf(form, Object.fromEntries(placeholders), "{reference}");
}
