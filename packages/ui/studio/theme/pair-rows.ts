import type { JudgedPair } from "../../src/tokens/contrast-pairs.ts";

/** A pair in the four themes. */
export interface PairRow {
  readonly id: string;
  readonly themes: readonly JudgedPair[];
  /**
   * The contrast as a share of what is needed, in the theme where it is lowest. Below 1 it fails.
   */
  readonly margin: number;
}

/** The pairs, one row for all themes, the tightest first. */
export function pairRows(pairs: readonly JudgedPair[]): readonly PairRow[] {
  const rows = new Map<string, JudgedPair[]>();
  for (const pair of pairs) {
    const id = `${pair.foreground} on ${pair.background}`;
    rows.set(id, [...(rows.get(id) ?? []), pair]);
  }
  return [...rows]
    .map(([id, themes]) => ({
      id,
      themes,
      margin: Math.min(...themes.map(({ ratio, needed }) => ratio / needed)),
    }))
    .sort((a, b) => a.margin - b.margin);
}
