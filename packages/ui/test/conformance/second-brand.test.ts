import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { contrastPairs, HIGH_CONTRAST } from "../../src/tokens/contrast-pairs.ts";
import { colors } from "../../src/tokens/tokens.ts";

const css = readFileSync(
  resolve(import.meta.dirname, "../../../../examples/second-brand/brand.css"),
  "utf8",
);
const values = new Map(
  [...css.matchAll(/--k-color-([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]),
);

function colour(name: string, theme: "light" | "dark"): string {
  const value = values.get(name) ?? "";
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return (theme === "light" ? light : dark) ?? value;
}

describe("the second brand", () => {
  it("sets every colour in less than 80 lines", () => {
    expect(css.split("\n").length).toBeLessThan(80);
    expect([...values.keys()].sort()).toEqual(Object.keys(colors.light).sort());
    expect(css).toContain("--k-font-text:");
    expect(css).toContain("--k-radius-button:");
  });

  it("shares no colour with Kolam except white", () => {
    const ours = new Set<string>(Object.values(colors).flatMap((theme) => Object.values(theme)));
    const theirs = css.match(/#[0-9a-f]+/g) ?? [];
    expect(theirs.filter((value) => value !== "#fff" && ours.has(value))).toEqual([]);
  });

  const pairs = contrastPairs.flatMap((pair) =>
    (["light", "dark"] as const).map((theme) => ({ ...pair, theme })),
  );

  it.each(pairs)("$theme: $foreground on $background reaches the high-contrast ratio", (pair) => {
    const [front, back] = [
      colour(pair.foreground, pair.theme),
      colour(pair.background, pair.theme),
    ];
    expect(wcagContrast(front, back)).toBeGreaterThanOrEqual(HIGH_CONTRAST);
  });
});
