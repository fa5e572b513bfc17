/** A text without a character at its end, however often it is there. */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}
