import type { Check } from "./checks.ts";

/** How many checks an engine passed, by group. */
export type Passed = ReadonlyMap<string, number>;

/**
 * A table of check groups and engines as lines of text.
 * @param columns the results by engine; `undefined` for one that was left out
 */
export function matrixLines(
  checks: readonly Check[],
  columns: ReadonlyMap<string, Passed | undefined>,
): string[] {
  const row = (title: string, cells: readonly string[]) =>
    [title.padEnd(16), ...cells.map((cell) => cell.padStart(10))].join("");
  const groups = [...new Set(checks.map(({ group }) => group))];
  const results = [...columns.values()];
  const totalOf = (group: string) => checks.filter((check) => check.group === group).length;
  const sum = (passed: Passed) => [...passed.values()].reduce((total, count) => total + count, 0);
  return [
    row("requests", [...columns.keys()]),
    ...groups.map((group) =>
      row(
        group,
        results.map((passed) => (passed ? `${passed.get(group) ?? 0}/${totalOf(group)}` : "–")),
      ),
    ),
    row(
      "all",
      results.map((passed) => (passed ? `${sum(passed)}/${checks.length}` : "–")),
    ),
  ];
}
