/**
 * The scripts of Chinese, Japanese, Korean, Thai and their neighbours, whose words are not the
 * words between spaces: their text is measured in characters and their titles by width.
 */
const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

const HIGH = /[\u0e00-\uffff]/;

/** How many characters of a text are in a dense script. */
export function denseCharacters(text: string): number {
  // Most text has no character in this range, which is quicker to test.
  return HIGH.test(text) ? (text.match(DENSE)?.length ?? 0) : 0;
}

export function withoutDense(text: string): string {
  return text.replace(DENSE, " ");
}

/** Whether a title or description is mostly in a dense script. */
export function isDense(text: string): boolean {
  return denseCharacters(text) * 3 > text.replace(/\s/g, "").length;
}
