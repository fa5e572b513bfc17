const FOREIGN_DIGIT = /(?!\d)\p{Nd}/gu;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
const known = new Map<string, string>();

/** The ASCII digit of the same value. Unicode has the ten of each script in their order. */
function plainDigit(digit: string): string {
  const plain = known.get(digit);
  if (plain !== undefined) return plain;
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  const found = String((code - first) % 10);
  known.set(digit, found);
  return found;
}

/** A text with its numbers as English writes them: with ASCII digits, a point and commas. */
export function withPlainNumbers(text: string): string {
  return text
    .replace(FOREIGN_DIGIT, plainDigit)
    .replace(/\u066B/g, ".")
    .replace(/[\u060C\u066C]/g, ",");
}
