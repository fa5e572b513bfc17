import { median, spread } from "./statistics.ts";

/** The columns of a table: the heading of each, and its value for an item. */
export type Columns<Item> = Readonly<Record<string, (item: Item) => string>>;

/** A Markdown table with even columns and a row for each item; empty without items. */
export function markdownTable<Item>(items: readonly Item[], columns: Columns<Item>): string {
  if (items.length === 0) return "";
  const tell = Object.values(columns);
  const rows = [Object.keys(columns), ...items.map((item) => tell.map((column) => column(item)))];
  const widths = tell.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) => row.map((text, at) => text.padEnd(widths[at] ?? 0)));
  lines.splice(
    1,
    0,
    widths.map((width) => "-".repeat(width)),
  );
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}

/** Median and spread of values in ms; empty for no values. */
export function cell(values: readonly number[]): string {
  return values.length === 0 ? "" : `${median(values).toFixed(0)} ±${spread(values).toFixed(0)}`;
}
