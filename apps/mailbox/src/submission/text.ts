/** Longest name or subject in a header, in code points. The body has the full text. */
const headerTextLimit = 200;

// Control characters (including line breaks), lone surrogates, line and paragraph separators.
const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
// Directional overrides and isolates can make one name look like another.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/gu;
const bodyControls = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/**
 * Turns a text into one line that is safe in a mail header: no control characters, single spaces,
 * nothing that a mail program would decode, at most `limit` code points.
 */
export function headerText(value: string, limit = headerTextLimit): string {
  const line = value
    .replace(unsafe, " ")
    .replace(bidiControls, "")
    .replace(/\s+/gu, " ")
    // "=?" starts an encoded word (RFC 2047), which a mail program would decode.
    .replace(/=(?=\?)/g, "= ")
    .trim();
  const points = [...line];
  return points.length <= limit ? line : `${points.slice(0, limit - 1).join("")}…`;
}

/**
 * Cleans a text of several lines: `\n` line ends, no control characters except tabs, no lone
 * surrogates.
 */
export function bodyText(value: string): string {
  return value.replace(/\r\n?|\u2028|\u2029/g, "\n").replace(bodyControls, "");
}

/** The parts of a list that are not empty, without the spaces around them. */
export const partsOf = (list: string, separator: string | RegExp): string[] =>
  list
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/**
 * The bytes of a text in which an escape with this mark, such as `%C3` or `=C3`, represents a byte.
 */
export const escapedBytes = (text: string, mark: "%" | "="): Buffer =>
  Buffer.from(
    text.replace(new RegExp(`${mark}([0-9a-f]{2})`, "gi"), (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    "latin1",
  );

/**
 * Removes a word from a text, wherever it occurs, in linear time (Knuth, Morris and Pratt).
 * `replaceAll` takes the product of both lengths for a word that repeats itself.
 */
export function without(text: string, word: string): string {
  if (word === "") return text;
  // For each beginning of the word: how long a shorter beginning it ends with.
  const shorter = [0];
  const next = (matched: number, unit: number): number => {
    let length = matched;
    while (length > 0 && word.charCodeAt(length) !== unit) length = shorter[length - 1] ?? 0;
    return word.charCodeAt(length) === unit ? length + 1 : length;
  };
  for (let at = 1; at < word.length; at += 1) {
    shorter.push(next(shorter[at - 1] ?? 0, word.charCodeAt(at)));
  }
  const kept: string[] = [];
  let start = 0;
  let matched = 0;
  for (let at = 0; at < text.length; at += 1) {
    matched = next(matched, text.charCodeAt(at));
    if (matched < word.length) continue;
    kept.push(text.slice(start, at + 1 - word.length));
    start = at + 1;
    matched = 0;
  }
  return kept.join("") + text.slice(start);
}
