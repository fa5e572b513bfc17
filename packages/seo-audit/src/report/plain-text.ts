/** Builds the lines of plain-text reports. */

/**
 * Characters that could move the cursor, hide text or reorder it in a terminal or an editor. The
 * joiners U+200C and U+200D stay, because Indian scripts and emoji need them.
 */
const UNSAFE = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Untrusted text on one line, without control and direction characters. */
export function inert(text: string): string {
  return text.replace(/\s+/g, " ").replace(UNSAFE, "").trim();
}

export function heading(text: string, underline: "=" | "-" = "-"): string[] {
  return [text, underline.repeat(text.length), ""];
}

/** "Label: value" */
export function entry(label: string, value: string | number): string {
  return `${label}: ${typeof value === "number" ? value : inert(value)}`;
}

export function bullets(items: readonly string[]): string[] {
  return items.map((item) => `- ${inert(item)}`);
}

const WIDTH = 78;

/** A text wrapped at 78 characters and indented. A longer word has a line to itself. */
export function wrapped(text: string, indent = ""): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of inert(text).split(" ")) {
    if (line.length > indent.length && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = indent;
    }
    line += line.length > indent.length ? ` ${word}` : word;
  }
  return [...lines, line];
}

/** Joins the lines and ends them with a newline. */
export function asFile(lines: readonly string[]): string {
  return `${lines.join("\n").trimEnd()}\n`;
}

/** A date as `YYYY-MM-DD` in the local time zone. */
export function isoDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
