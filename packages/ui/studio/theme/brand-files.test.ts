import { describe, expect, it } from "vitest";
import kit from "../../src/tokens/tokens.generated.json" with { type: "json" };
import { colors } from "../../src/tokens/tokens.generated.ts";
import { deriveBrand } from "./brand.ts";
import { brandCss, brandDtcg } from "./brand-files.ts";
import { PILL } from "./choices.ts";
import { readTheme } from "./link.ts";
import { presets } from "./presets.ts";

const brand = deriveBrand({
  ...presets.northlight,
  textFont: "own:Own Grotesk",
  radii: { ...presets.northlight.radii, buttons: PILL },
});
const css = brandCss(brand);
const dtcg = JSON.parse(brandDtcg(brand));

/** The paths of all tokens in a DTCG file. */
const paths = (node: object, path = ""): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value !== "object" || value === null
      ? []
      : "$value" in value
        ? [`${path}${key}`]
        : paths(value, `${path}${key}.`),
  );

describe("brand.css", () => {
  it("sets every colour twice: for the themes and for high contrast", () => {
    const [brandLayer = "", contrastLayer = ""] = css.split("@layer k.contrast {");
    for (const name of Object.keys(colors.light)) {
      expect(brandLayer).toContain(`--k-color-${name}: `);
      expect(contrastLayer).toContain(`--k-color-${name}: `);
    }
  });

  it("contains the choices as CSS", () => {
    expect(css).toContain('--k-font-text: "Own Grotesk", system-ui;');
    expect(css).toContain("--k-radius-card: 14px;");
    expect(css).toContain("--k-radius-button: 999px;");
    expect(css).toContain("--k-space-density: 0.85;");
    expect(css).toContain("--k-motif-strand: 0;");
  });

  it("leads back to the studio", () => {
    const [, code = ""] = /globals=brand:studio;studio:(\S+)/.exec(css) ?? [];
    expect(readTheme(code)).toEqual({ choices: brand.choices });
  });
});

describe("tokens.json", () => {
  it("has the kit's tokens, no more and no fewer", () => {
    expect(paths(dtcg)).toEqual(paths(kit));
  });

  it("has the brand's values with the kit's types", () => {
    expect(dtcg.color.light.action).toMatchObject({
      $type: "color",
      $value: { colorSpace: "srgb", hex: presets.northlight.colours.action },
    });
    expect(dtcg.color["dark-contrast"].overlay.$value).toMatchObject({ alpha: 0.75 });
    expect(dtcg.font.text).toMatchObject({
      $type: "fontFamily",
      $value: ["Own Grotesk", "system-ui"],
    });
    expect(dtcg.radius.card.$value).toEqual({ value: 14, unit: "px" });
    expect(dtcg.space["4"].$value).toEqual({ value: 0.85, unit: "rem" });
    expect(dtcg.size.prose).toEqual(kit.size.prose);
  });
});
