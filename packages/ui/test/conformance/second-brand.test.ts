import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { toolbarBrands } from "../../../../.storybook/brands.ts";
import { themeCode } from "../../studio/theme/link.ts";
import { presets } from "../../studio/theme/presets.ts";

const css = readFileSync(
  resolve(import.meta.dirname, "../../../../examples/second-brand/brand.generated.css"),
  "utf8",
);

describe("the brand Studio of Storybook's toolbar", () => {
  const { css: shown } = toolbarBrands.studio;

  it("shows every story in what a link says", () => {
    expect(shown(themeCode(presets.northlight))).toBe(css);
  });

  it.each(["", "cut-off"])("shows the kit's own brand for %j", (code) => {
    expect(shown(code)).toBe("");
  });
});
