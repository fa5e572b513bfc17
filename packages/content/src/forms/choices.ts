import type { Choice } from "./field.ts";

/**
 * Choices whose labels are also what is sent: the spec gives these lists no separate values, and a
 * form without scripts then sends something a person can read.
 */
export function spoken<const Labels extends readonly string[]>(labels: Labels) {
  return labels.map((label) => ({ value: label, label })) as unknown as {
    readonly [Place in keyof Labels]: Choice<Labels[Place]>;
  };
}

type TitlesOf<Items extends readonly { readonly title: string }[]> = {
  readonly [Place in keyof Items]: Items[Place]["title"];
};

/** The titles of a list, in its order and with its length. */
export function titlesOf<const Items extends readonly { readonly title: string }[]>(items: Items) {
  return items.map(({ title }) => title) as unknown as TitlesOf<Items>;
}
