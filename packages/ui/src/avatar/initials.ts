import { avatarTones } from "./avatar.definition.ts";

const letter = /[\p{L}\p{N}]\p{M}*/u;
const zeroWidthNonJoiner = "\u200c";

/** Letters of scripts in which letters join. */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Adlam}\p{Script=Rohg}\p{Script=Mand}]/u;

/**
 * Letters after which another one reads as a word with them, joiner or not: vowels are not written,
 * and the letter joins nothing after it. All of Hebrew; of Arabic and Syriac alef, dal, re, waw and
 * those of their shape, which have the joining type R in Unicode's ArabicShaping.txt.
 */
const readsOn =
  /^[\p{Script=Hebrew}\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef\u0710\u0715-\u0719\u071e\u0728\u072a\u072c]/u;

/** Letters that Persian, Urdu and related languages have, but Arabic lacks. */
const notArabic = /[\u0679-\u06b9\u06be-\u06d3]/;

/** The Arabic article, which is not part of a name's initial. */
const article = /^ال(?=\p{L}\p{M}*\p{L})/u;

/**
 * The first letters of a name's first and last word. Combining marks stay with their letter; words
 * without a letter, such as an ampersand, are skipped, and so is the article of Arabic. Letters of
 * joined scripts do not join, and there is only one where two would read as a word. Empty for a
 * name without letters.
 */
export function initials(name: string): string {
  const words = name.split(/\s/);
  const bare = notArabic.test(name) ? words : words.map((word) => word.replace(article, ""));
  const [first = "", ...others] = bare.flatMap((word) => word.match(letter)?.[0] ?? []);
  const last = others.at(-1) ?? "";
  const isScriptOf = (script: RegExp) => script.test(first) && script.test(last);
  if (isScriptOf(joining) || isScriptOf(/\p{Script=Hebrew}/u)) {
    return readsOn.test(first) ? first : first + zeroWidthNonJoiner + last;
  }
  return (first + last).toUpperCase();
}

/**
 * The tone of an id or name, from the sum of its code points, so that it is the same everywhere.
 */
export function toneOf(id: string): (typeof avatarTones)[number] {
  let sum = 0;
  for (const character of id) sum += character.codePointAt(0) ?? 0;
  return avatarTones[sum % avatarTones.length] ?? "feature";
}
