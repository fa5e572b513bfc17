import { listed } from "@kolam/content/model/basics/lists";
import { type Choice, type Field, nameOf } from "@kolam/content/model/types/field";
import type { Answers, Form } from "@kolam/content/model/types/form";
import { formWords } from "@site/texts/forms/words";
import { fieldsOf } from "./forms.ts";

/** A value on one line, so that a line break in a name cannot fake another line. */
function oneLine(value: string): string {
  const lines = value.split(/[\r\n\v\f\u0085\u2028\u2029]/).map((line) => line.trim());
  return lines.filter((line) => line !== "").join(" ") || formWords.nothing;
}

/**
 * The words of a choice, with its value in brackets unless the label contains it: a filter in the
 * mailbox may look for the value.
 */
export function inWords(choices: readonly Choice[], value: string): string {
  const {
    label,
    as = label,
    inMail = as,
  } = choices.find((choice) => choice.value === value) ?? { label: value };
  return as.includes(value) ? inMail : `${inMail} (${value})`;
}

function wordsOf(field: Field, answer: Answers[string] = ""): string {
  if (!("options" in field)) return typeof answer === "string" ? answer : listed(answer);
  const ticked = typeof answer === "string" ? [answer] : answer;
  return listed(ticked.map((value) => inWords(field.options, value)));
}

/**
 * The part of the message under a heading: its answers on labelled lines, then its long texts,
 * unchanged. A text that is alone under its heading needs no label.
 */
function part(form: Form, heading: string, answers: Answers, reference: string): string[] {
  const lines = new Map<string, string>();
  const texts: [label: string, text: string][] = [];
  for (const field of fieldsOf(form)) {
    if (field.mail.under !== heading) continue;
    const label = field.mail.as ?? nameOf(field);
    const words = wordsOf(field, answers[field.name]);
    if (field.kind === "textarea") texts.push([label, words.trim() ? words : formWords.nothing]);
    else lines.set(label, lines.has(label) ? `${lines.get(label)} ${words}` : words);
  }
  if (form.reference === heading) lines.set(formWords.reference, reference);
  const [first, ...others] = texts;
  if (lines.size === 0 && first && others.length === 0) return [`${heading}\n${first[1]}`];
  return [
    [heading, ...[...lines].map(([label, words]) => `${label}: ${oneLine(words)}`)].join("\n"),
    ...texts.map(([label, text]) => `${label}:\n${text}`),
  ];
}

/** The message with all answers, as one block of plain text. */
export function messageOf(form: Form, answers: Answers, reference: string): string {
  const parts = form.headings.flatMap((heading) => part(form, heading, answers, reference));
  return [...parts, ...(form.note ? [form.note(reference)] : [])].join("\n\n");
}
