import type { Choice } from "@kolam/content/forms/field";

/** A line of a message. */
export type Line = readonly [label: string, value: string];

/** Replaces the value of an empty optional field. */
export const nothing = "Not given";

/** A value on one line, so that a line break in a name cannot fake another line. */
function oneLine(value: string): string {
  return value.replace(/\s*[\r\n\v\f\u0085\u2028\u2029]+\s*/g, " ").trim() || nothing;
}

/** A heading followed by labelled lines. */
export function lines(heading: string, entries: readonly Line[]): string {
  return [heading, ...entries.map(([label, value]) => `${label}: ${oneLine(value)}`)].join("\n");
}

/** A heading followed by a long text, unchanged. */
export function text(heading: string, value: string): string {
  return `${heading}\n${value.trim() ? value : nothing}`;
}

/** The message as one block of plain text. */
export function block(...parts: readonly string[]): string {
  return parts.join("\n\n");
}

/**
 * The label of a choice, with its value in brackets unless the label contains it: a filter in the mailbox
 * may look for the value.
 */
export function inWords(choices: readonly Choice[], value: string): string {
  const label = choices.find((choice) => choice.value === value)?.label ?? value;
  return label.includes(value) ? label : `${label} (${value})`;
}
