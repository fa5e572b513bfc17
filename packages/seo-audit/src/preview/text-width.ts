import { asciiWidths, latinWidths, singleWidths, UNITS_PER_EM } from "./words/arial-widths.ts";

/** Desktop result title: Arial at 20 px, cut at about 580 px (Screaming Frog counts 561 to 580). */
export const TITLE_FONT_SIZE = 20;
export const TITLE_MAX_WIDTH = 580;
/** Desktop result description: Arial at 14 px; Screaming Frog's default limit over both lines. */
export const DESCRIPTION_FONT_SIZE = 14;
export const DESCRIPTION_MAX_WIDTH = 985;

const ASCII_START = 0x20;
const LATIN_START = 0xa0;
/** Scripts without a table of their own, by how wide their letters run in common fallback fonts. */
const WIDE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u;
const WIDTHLESS = /\p{M}|\p{Cf}|\p{Cc}/u;
const AVERAGE_WIDTH = 1229;

/** Width of a text in Arial, in CSS pixels, without kerning. Other scripts are estimated. */
export function textWidth(text: string, fontSize: number): number {
  let units = 0;
  for (const character of text) units += characterWidth(character);
  return (units * fontSize) / UNITS_PER_EM;
}

/** A text cut with an ellipsis so that it is at most `maxWidth` pixels wide. */
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

/** Search engines cut between words unless the last word is very long. */
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
