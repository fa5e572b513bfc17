import type { Choice } from "@kolam/content/forms/field";

/** One line of a message: what it is, and what the person gave. */
export type Line = readonly [label: string, value: string];

/** What stands for an optional field that was left empty. */
const nothing = "Not given";

/** A value on one line: whoever puts a line break into a name cannot write a line of their own. */
function oneLine(value: string): string {
  return value.replace(/\s*[\r\n\v\f\u0085\u2028\u2029]+\s*/g, " ").trim() || nothing;
}

/** A heading with labelled lines below it. */
export function lines(heading: string, entries: readonly Line[]): string {
  return [heading, ...entries.map(([label, value]) => `${label}: ${oneLine(value)}`)].join("\n");
}

/** A heading with one long text below it. The text is the person's own, unchanged. */
export function text(heading: string, value: string): string {
  return `${heading}\n${value.trim() ? value : nothing}`;
}

/** The message as one block of plain text. */
export function block(...parts: readonly string[]): string {
  return parts.join("\n\n");
}

/**
 * A choice as a reader wants it: in words, followed by the value that was sent where the words do
 * not hold it, since a filter in the mailbox may look for that.
 */
export function inWords(choices: readonly Choice[], value: string): string {
  const label = choices.find((choice) => choice.value === value)?.label ?? value;
  return label.includes(value) ? label : `${label} (${value})`;
}
