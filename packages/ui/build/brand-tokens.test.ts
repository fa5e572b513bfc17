import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ColorTheme } from "../src/tokens/tokens.generated.ts";
import { deriveColours } from "../studio/theme/derive.ts";
import { presets } from "../studio/theme/presets.ts";
import { brandOfColour } from "./brand-of-colour.ts";
import { brandProblems } from "./brand-problems.ts";
import { brandTokens, pigmentNames } from "./brand-tokens.ts";
import { kitTokens } from "./tokens/kit-tokens.ts";
import type { BrandFiles } from "./tokens/read-tokens.ts";
import type { Colour } from "./tokens/token-value.ts";
import { cssFile } from "./tokens/tokens-css.ts";

/** A brand's files out of their texts, by file name. */
const files = (texts: Readonly<Record<string, string>>): BrandFiles =>
  Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file.replace(".tokens.json", ""), { file, text }]),
  );

const brandOf = (colours: Readonly<Record<string, string>>): BrandFiles => {
  const brand = Object.entries(colours).map(([name, $value]) => [name, { $value }]);
  const text = JSON.stringify({ brand: { $type: "color", ...Object.fromEntries(brand) } });
  return files({ "brand.tokens.json": text });
};

const { northlight } = presets;

describe("a brand's tokens", () => {
  it("are the kit's where the brand sets nothing", () => {
    expect(brandTokens({})).toEqual(kitTokens());
  });

  it("are the kit's in the brand's pigments", () => {
    const { colours } = brandTokens(brandOf({ paper: "#eeffee" }));
    const surfaces = colours.light.filter(({ css }) => css === "#efe");
    expect(surfaces.map(({ name }) => name)).toEqual(["color-surface"]);
  });

  it("are those of the theme studio where the brand sets the seven, without the kit's", () => {
    const { colours } = brandTokens(brandOf(northlight.colours));
    for (const [theme, derived] of Object.entries(deriveColours(northlight.colours))) {
      const tokens = colours[theme as ColorTheme];
      const values = tokens.map(({ path, value }) => [path[1], (value as Colour).hex]);
      const opaque = Object.entries(derived).filter(([name]) => name !== "overlay");
      expect(Object.fromEntries(values)).toMatchObject(Object.fromEntries(opaque));
    }
    const css = cssFile(brandTokens(brandOf(northlight.colours)));
    const kits = kitTokens().colours.light.filter(({ css }) => css.length > 4);
    expect(kits.filter((kit) => css.includes(kit.css))).toEqual([]);
  });

  it("have the brand's shapes, of which its file says only the changed ones", () => {
    const shape = '{ "radius": { "card": { "$value": { "value": 9, "unit": "px" } } } }';
    const { base } = brandTokens(files({ "shape.tokens.json": shape }));
    const kit = kitTokens().base;
    const changed = base.filter(({ css }, at) => css !== kit[at]?.css);
    expect(changed).toMatchObject([{ name: "radius-card", type: "dimension", css: "9px" }]);
  });

  it.each([
    [{ primary: "#112233" }, "brand.primary is no colour of a brand"],
    [{ ...northlight.colours, primary: "#112233" }, "brand.primary is no colour of a brand"],
    [{ action: "#112233" }, "brand.paper is missing"],
    [{ ...northlight.colours, link: "#11223344" }, "brand.link must not let anything through"],
    [{ paper: "white" }, 'brand.paper is "white". Write a colour as'],
  ])("are refused with file and name: %j", (colours, problem) => {
    expect(() => brandTokens(brandOf(colours))).toThrow(`brand.tokens.json: ${problem}`);
  });
});

describe("what is wrong with a brand", () => {
  const kit = Object.fromEntries(
    pigmentNames.map((name) => [name, name.startsWith("veil") ? "#00000099" : "#808080"]),
  );

  it("is nothing if it has no colours", () => {
    expect(brandProblems({})).toEqual([]);
  });

  it("is a pair that cannot be read, with theme, ratio and a colour that would do", () => {
    const colours = { ...northlight.colours, link: "#88ccaa" };
    const [problem = "", ...others] = brandProblems(brandOf(colours));
    expect(problem).toMatch(
      /^light: link \(#88ccaa\) on surface \(#ffffff\) has a contrast of 1\.\d+ and needs 4\.5\. Try (#[\da-f]{6}) for brand\.link\.$/,
    );
    expect(others.every((other) => other.includes("light: link"))).toBe(true);
    const [, link = ""] = /Try (#\w+)/.exec(problem) ?? [];
    expect(brandProblems(brandOf({ ...colours, link }))).toEqual([]);
  });

  it("is a pair of pigments, and the colour that would do clears all pairs of its pigment", () => {
    const own = brandOf({ indigo: "#7799ff" });
    const [missing = "", problem = ""] = brandProblems(own);
    expect(missing).toMatch(/^brand\.tokens\.json lacks paper, .*: they stay the kit's\.$/);
    expect(problem).toMatch(
      /^light: on-feature \(brand\.chalk, #fdf9ef\) on feature \(brand\.indigo, #79f\) has .* Try #\w{6} for brand\.indigo\.$/,
    );
    const [, indigo = ""] = /Try (#\w+)/.exec(problem) ?? [];
    expect(brandProblems(brandOf({ indigo }))).toEqual([missing]);
  });

  it("has no colour to offer where both of a pair would have to change", () => {
    const problems = brandProblems(brandOf(kit));
    expect(problems).toContain(
      "light: text (brand.ink, #808080) on surface (brand.paper, #808080) has a contrast of 1 and needs 7.",
    );
  });

  it("is a file that cannot be read", () => {
    expect(brandProblems(brandOf({ primary: "#112233" }))).toEqual([
      expect.stringContaining("brand.tokens.json: brand.primary"),
    ]);
  });
});

describe("a brand of one colour", () => {
  it("can be read in every theme, for any colour", () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16));
    fc.assert(
      fc.property(hex, (digits) => {
        expect(brandProblems(files(brandOfColour(digits.padStart(6, "0"))))).toEqual([]);
      }),
      { numRuns: 30, examples: [["000000"], ["ffffff"], ["0a7d5c"]] },
    );
  });

  it("has plain shapes, and none of the kit's colours", () => {
    const own = brandTokens(files(brandOfColour("#0a7d5c")));
    const { base, colours } = own;
    expect(base.find(({ name }) => name === "motif-strand")?.css).toBe("0");
    const kits = kitTokens().colours.light.map(({ css }) => css);
    const shared = colours.light.filter(({ css }) => css.length > 4 && kits.includes(css));
    expect(shared).toEqual([]);
  });

  it("is refused if it is not a colour", () => {
    expect(() => brandOfColour("green")).toThrow("“green” is no colour");
  });
});
