import { describe, expect, it } from "vitest";
import type { Choices } from "./choices.ts";
import { readTheme, themeCode } from "./link.ts";
import { presets } from "./presets.ts";

/** The characters that Storybook lets through in a global's value. */
const ACCEPTED = /^[a-zA-Z0-9 _-]*$/;

const own: Choices = {
  ...presets.northlight,
  name: "Málaga & Söhne",
  titleFont: "own:Söhne Breit",
};

const encoded = (values: unknown) =>
  btoa(JSON.stringify(values)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

describe("a theme's code", () => {
  it.each([presets.kolam, presets.northlight, own])("brings $name back", (choices) => {
    expect(readTheme(themeCode(choices))).toEqual({ choices });
  });

  it("is short, and Storybook accepts it in its address", () => {
    expect(themeCode(own)).toMatch(ACCEPTED);
    expect(themeCode(own).length).toBeLessThan(250);
  });
});

describe("a code that cannot be read", () => {
  const good: readonly unknown[] = [
    1,
    "A",
    "f".repeat(42),
    "anek",
    "anek",
    0,
    0,
    999,
    0,
    1,
    "regular",
  ];
  const changed = (at: number, value: unknown) => encoded(good.with(at, value));

  it.each([
    ["", /incomplete/],
    [themeCode(presets.kolam).slice(0, -9), /incomplete/],
    [encoded({ name: "A" }), /incomplete/],
    [changed(0, 2), /another version/],
    [changed(1, "*/ body { display: none }"), /name/],
    [changed(2, "ffffff"), /colour “Ink”/],
    [changed(3, "comic"), /font of text/],
    [changed(4, 'own:"; } body {'), /font of titles/],
    [changed(5, 33), /radius of cards/],
    [changed(7, -1), /radius of buttons/],
    [changed(10, "toString"), /density/],
  ])("%s says why", (code, why) => {
    expect(readTheme(encoded(good)).problem).toBeUndefined();
    const { choices, problem } = readTheme(code);
    expect(choices).toBeUndefined();
    expect(problem).toMatch(why);
  });
});
