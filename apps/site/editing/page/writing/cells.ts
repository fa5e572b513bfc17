/** The texts that a field says, if it is a list. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

/**
 * A cell of a row as it is typed: a number where its kind is one.
 * @param numbers the kinds that are numbers
 */
export const cellOf = (typed: string, kind: string, numbers: readonly string[]): string | number =>
  numbers.includes(kind) && /^\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
