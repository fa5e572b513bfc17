import { avatarTones } from "./avatar.definition.ts";

const letter = /[\p{L}\p{N}]\p{M}*/u;

/**
 * The first letters of a name's first and last word. Combining marks stay with their letter; words
 * without a letter, such as an ampersand, are skipped. Empty for a name without letters.
 */
export function initials(name: string): string {
  const found = name.split(/\s/).flatMap((word) => word.match(letter) ?? []);
  return [found[0], found.slice(1).at(-1)].join("").toUpperCase();
}

/** The tone of a name, from the sum of its code points, so that it is the same everywhere. */
export function toneOf(name: string): (typeof avatarTones)[number] {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return avatarTones[sum % avatarTones.length] ?? "feature";
}
