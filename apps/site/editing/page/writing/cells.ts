import { labelOf } from "./labels.ts";

/** The texts that a field says, if it is a list. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** What the cells of a row are called: `Text 1`, `Text 2` and `Percent`. */
export const cellNames = (kinds: readonly string[]): readonly string[] =>
  kinds.map((kind, at) => {
    const name = labelOf(kind);
    const isAlone = kinds.indexOf(kind) === kinds.lastIndexOf(kind);
    return isAlone
      ? name
      : `${name} ${kinds.slice(0, at + 1).filter((one) => one === kind).length}`;
  });

/**
 * A cell of a row as it is typed: a number where its kind is one.
 * @param numbers the kinds that are numbers
 */
export const cellOf = (typed: string, kind: string, numbers: readonly string[]): string | number =>
  numbers.includes(kind) && /^\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
