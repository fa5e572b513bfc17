/**
 * Marks around a text say which literal it comes from: one character before it and one after it,
 * out of the planes of Unicode for private use. They are put only into a second rendering of a page
 * that nobody sees; see docs/decisions/0065.
 */

const opening = 0xf_0000;
const closing = 0x10_0000;

/** Maximum number of literals. */
export const mostMarks = 0xfffe;

/** A text between the marks of a literal. */
export const marked = (id: number, text: string): string =>
  String.fromCodePoint(opening + id) + text + String.fromCodePoint(closing + id);

/** Any mark. */
const mark = /[\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]/gu;

export const withoutMarks = (text: string): string => text.replace(mark, "");

/** A part of a text, from one place in it to another. */
export interface Span {
  /** The literal that it comes from. */
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** A text without its marks, and what of it comes from where: outer literals before inner ones. */
export interface ReadText {
  readonly text: string;
  readonly spans: readonly Span[];
}

/**
 * Reads the marks of a text. What lost one of its two, since a program cut it, reaches to that end
 * of the text.
 */
export function readMarks(source: string): ReadText {
  const spans: Span[] = [];
  const open: { id: number; start: number }[] = [];
  let text = "";
  let from = 0;
  for (const { 0: character, index } of source.matchAll(mark)) {
    text += source.slice(from, index);
    from = index + character.length;
    const code = character.codePointAt(0) ?? 0;
    const id = code < closing ? code - opening : code - closing;
    if (code < closing) open.push({ id, start: text.length });
    else {
      const at = open.findLastIndex((each) => each.id === id);
      const [begun] = at < 0 ? [] : open.splice(at, 1);
      spans.push({ id, start: begun?.start ?? 0, end: text.length });
    }
  }
  text += source.slice(from);
  for (const { id, start } of open) spans.push({ id, start, end: text.length });
  return { text, spans: spans.sort((a, b) => a.start - b.start || b.end - a.end) };
}
