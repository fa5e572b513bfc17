/** A part of a text: typed text, or an interpolated fact as its code, such as `company.name`. */
export type Part = { readonly text: string } | { readonly fact: string };

/** A character as it is written in a file. */
export interface Unit {
  readonly says: string;
  readonly code: string;
}

/** The codes of a text's facts, in their order. */
export const factsOf = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => ("fact" in part ? [part.fact] : []));

/** The typed text of parts, with `\0` for each fact. */
export const typedText = (parts: readonly Part[]): string =>
  parts.map((part) => ("fact" in part ? "\0" : part.text)).join("");

/** Whether two texts have the same facts, in any order. */
export function sameFacts(first: readonly Part[], second: readonly Part[]): boolean {
  const sorted = (parts: readonly Part[]) => JSON.stringify([...factsOf(parts)].sort());
  return sorted(first) === sorted(second);
}

/** Puts texts that follow each other together, and leaves empty ones out. */
export function joined(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if ("text" in part && last && "text" in last)
      all[all.length - 1] = { text: last.text + part.text };
    else if ("fact" in part || part.text !== "") all.push(part);
  }
  return all;
}

/** Invisible characters, which are written as escapes. */
const unseen = /[\u00a0\u00ad\u200b-\u200f\u202a-\u202f\u2060-\u2064\ufeff]/;

/** The JavaScript escape of a character that is invisible in an editor. */
export const unseenEscape = (character: string): string | undefined =>
  unseen.test(character)
    ? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
    : undefined;

/**
 * The code of a new text. What is the same at its beginning and its end stays as it was written.
 * @param before the characters that are in the file
 * @param after those to be written
 * @param write the code of a character that was not there
 */
export function keptCode(
  before: readonly Unit[],
  after: readonly string[],
  write: (character: string) => string,
): string {
  let start = 0;
  while (start < before.length && start < after.length && before[start]?.says === after[start]) {
    start += 1;
  }
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end)?.says === after.at(-1 - end)) end += 1;
  const code = (units: readonly Unit[]) => units.map((unit) => unit.code).join("");
  return (
    code(before.slice(0, start)) +
    after
      .slice(start, after.length - end)
      .map(write)
      .join("") +
    code(end > 0 ? before.slice(-end) : [])
  );
}
