import type { Field } from "@kolam/content/model/types/field";
import type { Answers, AnswersOf, Form } from "@kolam/content/model/types/form";
import { type FormId, forms } from "@site/words/forms/forms";
import { fieldsOf } from "../contract/forms.ts";

const email = "asha@example.com";
const tel = "+91 (20) 1234-567 ext. 8";
const url = "https://example.com/asha";

/** What a visitor's browser would fill in. */
const known: Readonly<Record<NonNullable<Field["autocomplete"]>, string>> = {
  name: "Asha O’Brien-Kulkarni",
  "given-name": "Asha",
  "family-name": "O’Brien-Kulkarni",
  organization: "Kulkarni & Daughters",
  email,
  tel,
  url,
};

function answerTo(field: Field): string | readonly string[] {
  const { kind, label, autocomplete } = field;
  switch (kind) {
    case "select":
      return (field.options[1] ?? field.options[0]).value;
    case "checkboxes":
      return field.options.filter((_, at) => at % 3 === 1 || at === 0).map(({ value }) => value);
    case "file":
      return `asha${field.accept[0]}`;
    case "textarea":
      return `${label}: what we have.\n\nAnd what we “want”.`;
    case "text":
      return autocomplete ? known[autocomplete] : `${label}, in two months' time`;
    default:
      return { email, tel, url }[kind];
  }
}

/** What goes with the answers into a submission, for tests. */
export const sampleEnvelope = {
  recipient: { accessKey: "key-of-a-test", email: "to@example.com" },
  submissionId: "0123456789abcdef0123456789abcdef-0011223344556677",
  source: "",
  honeypot: "",
};

/** An answer to every question of a form, for tests and stories. */
export function sampleAnswers<Of extends Form>(form: Of): AnswersOf<Of> {
  const answers: Answers = Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, answerTo(field)]),
  );
  return answers as AnswersOf<Of>;
}

/** Answers to every question of every form. */
export const fullValues = Object.fromEntries(
  Object.values(forms).map((form) => [form.id, sampleAnswers(form)]),
) as { readonly [Id in FormId]: AnswersOf<(typeof forms)[Id]> };
