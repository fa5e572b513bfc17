import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Site } from "@kolam/resolve/sites";
import { brandOfColour } from "@kolam/ui/build/brand-of-colour";
import { colors } from "@kolam/ui/tokens";
import { afterAll, expect, it } from "vitest";
import { brandProblemsOf, writeBrand } from "./write-brand.ts";

const folder = mkdtempSync(join(tmpdir(), "kolam-brand-"));
const site: Site = { name: "tryout", folder, settings: { languages: ["en"] } };
const css = join(folder, ".generated/brand.css");

afterAll(() => rmSync(folder, { recursive: true }));

const setTokens = (texts: Readonly<Record<string, string>>) => {
  rmSync(join(folder, "brand"), { recursive: true, force: true });
  mkdirSync(join(folder, "brand"));
  for (const [file, text] of Object.entries(texts))
    writeFileSync(join(folder, "brand", file), text);
};

/** The colours that the machine reads. */
function written(): typeof colors {
  const text = readFileSync(join(folder, ".generated/colors.ts"), "utf8");
  return JSON.parse(/^export const colors = (.*?) as const;$/ms.exec(text)?.[1] ?? "");
}

it("a site without its own tokens has the kit's colours and no styles", () => {
  writeBrand(site);
  expect(written()).toEqual(colors);
  expect(existsSync(css)).toBe(false);
});

it("a site of one colour has its own, in styles and as colours, and none of the kit's", () => {
  setTokens(brandOfColour("#0a7d5c"));
  writeBrand(site);
  const { light, dark } = written();
  expect(light.surface).toBe("#fff");
  const styles = readFileSync(css, "utf8");
  expect(styles).toContain(`--k-color-surface: light-dark(#fff, ${dark.surface});`);
  const kits = Object.values(colors.light).filter((colour) => colour.length > 4);
  expect(kits.filter((colour) => styles.includes(colour))).toEqual([]);
  expect(brandProblemsOf(site)).toEqual([]);
});

it("a site that gives its tokens up has the kit's look again", () => {
  setTokens({});
  writeBrand(site);
  expect(written()).toEqual(colors);
  expect(existsSync(css)).toBe(false);
});

it("a wrong token is reported with the site's folder and its line, and in a check too", () => {
  setTokens({
    "brand.tokens.json":
      '{\n"other": { "ink": {} },\n"brand": { "$type": "color",\n"ink": { "$value": "blue" } } }',
  });
  const told = /brand: brand\.tokens\.json, line 4: brand\.ink is "blue"/;
  expect(() => writeBrand(site)).toThrow(told);
  expect(brandProblemsOf(site)).toEqual([expect.stringMatching(told)]);
});
