import { asciiWidths, latinWidths, singleWidths, UNITS_PER_EM } from "./arial-widths.ts";

/** Pixels; desktop results are set in Arial. */
export const TITLE_FONT_SIZE = 20;
export const DESCRIPTION_FONT_SIZE = 14;

const ASCII_START = 0x20;
const LATIN_START = 0xa0;
/** Characters that are one em wide in common fallback fonts. */
const WIDE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u;
const WIDTHLESS = /\p{M}|\p{Cf}|\p{Cc}/u;
const AVERAGE_WIDTH = 1229;

/**
 * Width in CSS pixels of a text in Arial, without kerning. Other scripts than Latin are estimated.
 */
export function textWidth(text: string, fontSize: number): number {
  let units = 0;
  for (const character of text) units += characterWidth(character);
  return (units * fontSize) / UNITS_PER_EM;
}

/** Shortens a text that is wider than `maxWidth` pixels and adds an ellipsis. */
export function cutToWidth(
  text: string,
  fontSize: number,
  maxWidth: number,
): { readonly text: string; readonly cut: boolean } {
  const limit = (maxWidth * UNITS_PER_EM) / fontSize;
  const room = limit - characterWidth("…");
  let units = 0;
  let fitting = 0;
  let length = 0;
  for (const character of text) {
    units += characterWidth(character);
    if (units > limit) return { text: `${cutAtWord(text.slice(0, fitting))}…`, cut: true };
    length += character.length;
    if (units <= room) fitting = length;
  }
  return { text, cut: false };
}

/** Search engines cut between words, unless the last word is very long. */
function cutAtWord(text: string): string {
  const space = text.lastIndexOf(" ");
  return (space > text.length / 2 ? text.slice(0, space) : text).replace(/[\s,;:|–—-]{1,20}$/, "");
}

function characterWidth(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const known =
    asciiWidths[code - ASCII_START] ??
    latinWidths[code - LATIN_START] ??
    singleWidths.get(character);
  if (known !== undefined) return known;
  if (WIDTHLESS.test(character)) return 0;
  return WIDE.test(character) ? UNITS_PER_EM : AVERAGE_WIDTH;
}
