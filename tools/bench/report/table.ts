import { median, spread } from "./statistics.ts";

/** A row of a table. */
export type Row = readonly string[];

/** A Markdown table with even columns. The first row is its head. */
export function markdownTable(rows: readonly Row[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: Row) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...rows.slice(1).map(line)].join("\n");
}

/** Median and spread of values in ms; empty for no values. */
export function cell(values: readonly number[]): string {
  return values.length === 0 ? "" : `${median(values).toFixed(0)} ±${spread(values).toFixed(0)}`;
}
