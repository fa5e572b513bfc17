/// <reference path="./subset-font.d.ts" />
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";

const source = resolve(
  import.meta.dirname,
  "../../node_modules/@fontsource-variable/anek-latin/files",
);

/** Where the web fonts and their stylesheets are. */
export const fontFolder = resolve(import.meta.dirname, "../../src/fonts");

const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));

/** The characters our pages may use. All others are set in a system font. */
export const characters = `${ascii}\u00a0“”‘’–—…·•×©®°½²é−`;

/** The package keeps the rupee sign in another file than the Latin letters. */
export const rupee = "₹";

type Options = Parameters<typeof subsetFont>[2];
type Axes = NonNullable<Options["variationAxes"]>;

/** Body text: weights from regular to bold, at normal width. */
const text: Axes = { wdth: 100, wght: { min: 400, max: 650 } };

/** Headings: one static cut, wide and heavy. */
export const display = { wdth: 115, wght: 730 };

/**
 * The OpenType features we use: kerning, ligatures, tabular figures and glyphs that change with the weight.
 * Without this list all features stay, with glyphs for fractions and other languages.
 */
const keepFeatures = ["kern", "liga", "tnum", "rvrn"];

/** A subset of the typeface, with each axis set to a value or limited to a range. */
export function cut(
  characters: string,
  variationAxes: Axes,
  targetFormat: Options["targetFormat"],
): Promise<Buffer> {
  const file = `anek-latin-${characters === rupee ? "latin-ext" : "latin"}-wdth-normal.woff2`;
  const font = readFileSync(resolve(source, file));
  return subsetFont(font, characters, { targetFormat, variationAxes, keepFeatures });
}

/** Writes the web fonts. */
async function main(): Promise<void> {
  for (const [name, axes] of Object.entries({ text, display })) {
    for (const [suffix, set] of Object.entries({ "": characters, "-rupee": rupee })) {
      const font = await cut(set, axes, "woff2");
      writeFileSync(resolve(fontFolder, `anek-${name}${suffix}.woff2`), font);
    }
  }
}

if (import.meta.main) await main();
