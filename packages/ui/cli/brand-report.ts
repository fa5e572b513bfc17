import { type JudgedPair, judgeContrast } from "../src/tokens/contrast-pairs.ts";
import type { Brand } from "../studio/theme/brand.ts";
import { themeLabels, themeNames } from "../studio/theme/theme-colours.ts";

const rounded = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** A table of the contrast of every pair in the four themes, each failure marked. */
export function brandReport({ colours }: Brand): string {
  const rows = new Map<string, JudgedPair[]>();
  for (const pair of judgeContrast(colours)) {
    const name = `${pair.foreground} on ${pair.background}`;
    rows.set(name, [...(rows.get(name) ?? []), pair]);
  }
  const cell = ({ ratio, passes }: JudgedPair) => `${rounded(ratio)}${passes ? "" : " FAILS"}`;
  const table = [
    ["Contrast", "needed", ...themeNames.map((theme) => themeLabels[theme])],
    ...[...rows].map(([name, pairs]) => [
      name,
      [pairs[0], pairs[2]].map((pair) => pair?.needed).join(" / "),
      ...pairs.map(cell),
    ]),
  ];
  return table
    .map(([name = "", ...cells]) => name.padEnd(38) + cells.map((c) => c.padEnd(21)).join(""))
    .map((line) => line.trimEnd())
    .join("\n");
}
