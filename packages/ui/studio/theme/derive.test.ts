import { expect, it } from "vitest";
import { judgeContrast } from "../../src/tokens/contrast-pairs.ts";
import { toneOf } from "./colour.ts";
import { brandOf } from "./complete.ts";
import { deriveColours } from "./derive.ts";

const colours = [
  "#ffb84d",
  "#f0a21c",
  "#ff6b35",
  "#d9d24b",
  "#e53935",
  "#ff4da6",
  "#7a1fa2",
  "#2b35a8",
  "#00aaff",
  "#0b7a75",
  "#8fe3c0",
] as const;

it.each(colours)("keeps 35 % of the chroma of %s in every band, and text legible on it", (hex) => {
  const derived = deriveColours(brandOf(hex));
  const { light, dark } = derived;
  const bands = [light.feature, light["feature-deep"], dark.feature, dark["feature-deep"]];
  for (const band of bands) {
    expect(toneOf(band).c, band).toBeGreaterThanOrEqual(0.35 * toneOf(hex).c);
    expect(toneOf(band).l, band).toBeLessThan(0.4);
  }
  expect(judgeContrast(derived).filter(({ passes }) => !passes)).toEqual([]);
});

it("derives bands of amber that are neither black nor olive", () => {
  const { light } = deriveColours(brandOf("#ffb84d"));
  expect(toneOf(light["feature-deep"]).l).toBeGreaterThan(0.25);
  for (const band of [light.feature, light["feature-deep"]])
    expect(toneOf(band).h).toBeLessThan(65);
});
