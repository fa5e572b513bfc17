import { describe, expect, it } from "vitest";
import { parseTokens } from "./read-tokens.ts";

const brand = {
  file: "brand.tokens.json",
  text: '{ "brand": { "$type": "color", "ink": { "$value": "#171C3F" }, "veil": { "$value": "#0b0e2499" } } }',
};
const more = (name: string, token: object) => ({
  file: "more.tokens.json",
  text: JSON.stringify({ more: { [name]: token } }),
});

describe("parseTokens", () => {
  it("computes a colour's components and opacity from its hex digits", () => {
    expect(parseTokens([brand])).toMatchObject([
      {
        name: "brand-ink",
        css: "#171c3f",
        value: { colorSpace: "srgb", components: [0.0902, 0.1098, 0.2471], hex: "#171c3f" },
      },
      { name: "brand-veil", css: "#0b0e2499", value: { alpha: 0.6, hex: "#0b0e24" } },
    ]);
  });

  it("resolves references", () => {
    const [, , text] = parseTokens([
      brand,
      more("text", { $type: "color", $value: "{brand.ink}" }),
    ]);
    expect(text).toMatchObject({ css: "#171c3f", refersTo: "brand.ink" });
  });

  it("lets a later file replace a value, but neither its type nor what the token is for", () => {
    const token = { $type: "color", $value: "#111112", $description: "Body text." };
    const later = { $value: "#222223" };
    expect(parseTokens([more("text", token), more("text", later)])).toMatchObject([
      { css: "#222223", type: "color", description: "Body text." },
    ]);
  });

  it.each([
    ["171c3f", "color", 'is "171c3f". Write a colour as "#1e2455"'],
    ["#17c", "color", 'is "#17c". Write a colour as "#1e2455"'],
    [{ colorSpace: "srgb", components: [0, 0, 0] }, "color", 'is {"colorSpace":"srgb"'],
    ["{brand.inkk}", "color", 'refers to "{brand.inkk}", and there is no such token.'],
    ["-0.02em", "number", 'is "-0.02em". Write a number without a unit'],
    [1, "colour", 'has the type "colour", which the kit does not know.'],
  ])("names the file and the token whose value is %j", ($value, $type, problem) => {
    const tokens = () => parseTokens([brand, more("text", { $type, $value })]);
    expect(tokens).toThrow(`more.tokens.json: more.text ${problem}`);
  });

  it("names a file that is not JSON", () => {
    expect(() => parseTokens([{ file: "brand.tokens.json", text: "{" }])).toThrow(
      /^brand\.tokens\.json: /,
    );
  });
});
