import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { toolbarBrands } from "../../../../.storybook/brands.ts";
import { colors } from "../../src/tokens/tokens.ts";
import { deriveBrand } from "../../studio/theme/brand.ts";
import { brandCss } from "../../studio/theme/brand-files.ts";
import { presets } from "../../studio/theme/choices.ts";
import { themeCode } from "../../studio/theme/link.ts";

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

describe("the brand Studio of Storybook's toolbar", () => {
  const { css: shown } = toolbarBrands.studio;

  it("shows every story in what a link says", () => {
    expect(shown(themeCode(presets.northlight))).toBe(css);
  });

  it.each(["", "cut-off"])("shows the kit's own brand for %j", (code) => {
    expect(shown(code)).toBe("");
  });
});
