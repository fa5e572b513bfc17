import { type JudgedPair, judgeContrast } from "../src/tokens/contrast-pairs.ts";
import type { Brand } from "../studio/theme/brand.ts";
import { pairRows } from "../studio/theme/pair-rows.ts";
import { themeLabels, themeNames } from "../studio/theme/theme-colours.ts";

const rounded = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/**
 * A table of the contrast of every pair in the four themes, the tightest first, each failure
 * marked.
 */
export function brandReport({ colours }: Brand): string {
  const cell = ({ ratio, passes }: JudgedPair) => `${rounded(ratio)}${passes ? "" : " FAILS"}`;
  const table = [
    ["Contrast", "needed", ...themeNames.map((theme) => themeLabels[theme])],
    ...pairRows(judgeContrast(colours)).map(({ id, themes }) => [
      id,
      [themes[0], themes[2]].map((pair) => pair?.needed).join(" / "),
      ...themes.map(cell),
    ]),
  ];
  return table
    .map(([name = "", ...cells]) => name.padEnd(38) + cells.map((c) => c.padEnd(21)).join(""))
    .map((line) => line.trimEnd())
    .join("\n");
}
