/** Text for a table's cell. */
export const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/**
 * Inline code in a cell. Backticks inside, as in template literal types, would end it and are
 * dropped.
 */
export const code = (text: string) => `\`${cell(text).replaceAll("`", "")}\``;

/** A file of these lines, with one line break at its end. */
export const file = (lines: readonly string[]) => `${lines.join("\n").trimEnd()}\n`;

/** The lines of a Markdown table with aligned columns, after an empty one; nothing without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const widths = head.map((title, at) =>
    Math.max(3, title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, at) => text.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return ["", line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)];
}
