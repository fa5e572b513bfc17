import { withoutSoftHyphens } from "../basics/soft-hyphens.ts";
import type { Some } from "../basics/types.ts";
import type { Choice } from "./field.ts";

/**
 * Options whose values are their labels. Use it for a form in one language, and for names defined
 * elsewhere, such as those of services: the posted values are readable, and only the label has to
 * be written.
 */
export function optionsFrom<const Labels extends readonly string[]>(labels: Labels) {
  return labels.map(withoutSoftHyphens).map((label) => ({ value: label, label })) as unknown as {
    readonly [Place in keyof Labels]: Choice<Labels[Place]>;
  };
}

/**
 * Options with these values, and the labels of a language. Use it if the values are facts, which
 * code or a mailbox filter reads and which stay when the texts change.
 */
export function labelled<Value extends string>(
  [first, ...others]: Some<Value>,
  labels: Readonly<Record<Value, string>>,
): Some<Choice<Value>> {
  const option = (value: Value) => ({ value, label: labels[value] });
  return [option(first), ...others.map(option)];
}

/**
 * Options in another language: the same values, and the same texts in the mail. Use it in further
 * languages for options that the first language defines itself, such as budgets in its currency.
 */
export function relabelled<Value extends string>(
  [first, ...others]: Some<Choice<Value>>,
  labelOf: (choice: Choice<Value>) => string,
): Some<Choice<Value>> {
  const inOther = (choice: Choice<Value>): Choice<Value> => {
    const { value, label, inMail = label } = choice;
    return { value, label: labelOf(choice), as: label, inMail };
  };
  return [inOther(first), ...others.map(inOther)];
}

type TitlesOf<Items extends readonly { readonly title: string }[]> = {
  readonly [Place in keyof Items]: Items[Place]["title"];
};

/** The titles of a list, as a list of the same length. */
export function titlesOf<const Items extends readonly { readonly title: string }[]>(items: Items) {
  return items.map(({ title }) => title) as unknown as TitlesOf<Items>;
}

/** The text of an option in the form: its label and its note, the second of them in brackets. */
export function choiceLabel({ label, note, noteFirst = false }: Choice): string {
  if (!note) return label;
  return noteFirst ? `${note} (${label})` : `${label} (${note})`;
}
