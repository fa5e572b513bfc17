/** Line building for the text reports. */

/**
 * Characters that could move the cursor, hide text or reorder it in a terminal or an editor. The
 * joiners U+200C and U+200D stay: Indian scripts and emoji need them.
 */
const UNSAFE = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Foreign text on one line: control and direction characters out, white space collapsed. */
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

/** Words in lines of at most 78 characters, indented; a longer word keeps a line of its own. */
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

/** The lines as a file's text, with a final newline. */
export function asFile(lines: readonly string[]): string {
  return `${lines.join("\n").trimEnd()}\n`;
}
