/** Longest name or subject kept in a header, in code points; the whole stays in the body. */
const headerTextLimit = 200;

// Controls (line breaks among them), lone surrogates and the line and paragraph separators.
const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
// Overrides and isolates can make a name read as another one.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/gu;
const bodyControls = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/**
 * One line of text that can stand in a header: no control character, no run of spaces, nothing a
 * reader would take for an encoded word, at most `limit` code points.
 */
export function headerText(value: string, limit = headerTextLimit): string {
  const line = value
    .replace(unsafe, " ")
    .replace(bidiControls, "")
    .replace(/\s+/gu, " ")
    // "=?" opens an encoded word (RFC 2047), which a reader would decode into something else.
    .replace(/=(?=\?)/g, "= ")
    .trim();
  const points = [...line];
  return points.length <= limit ? line : `${points.slice(0, limit - 1).join("")}…`;
}

/** Text of several lines: `\n` line ends, no control characters but tab, no lone surrogates. */
export function bodyText(value: string): string {
  return value.replace(/\r\n?|\u2028|\u2029/g, "\n").replace(bodyControls, "");
}
