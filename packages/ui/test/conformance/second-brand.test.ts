import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { colors } from "../../src/tokens/tokens.ts";
import { deriveBrand } from "../../studio/theme/brand.ts";
import { brandCss } from "../../studio/theme/brand-files.ts";
import { presets } from "../../studio/theme/choices.ts";

const css = readFileSync(
  resolve(import.meta.dirname, "../../../../examples/second-brand/brand.css"),
  "utf8",
);

describe("the second brand", () => {
  it("is what the theme studio makes of its choices; pnpm generate writes it", () => {
    expect(css).toBe(brandCss(deriveBrand(presets.northlight)));
  });

  it("shares no colour with Kolam except white", () => {
    const ours = new Set<string>(Object.values(colors).flatMap((theme) => Object.values(theme)));
    const theirs = css.match(/#[0-9a-f]+/g) ?? [];
    expect(theirs.filter((value) => value !== "#fff" && ours.has(value))).toEqual([]);
  });
});
