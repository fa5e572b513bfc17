/// <reference path="./subset-font.d.ts" />
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "@kolam/content/facts/languages";
import { currencySymbol } from "@kolam/content/facts/prices";
import subsetFont from "subset-font";
import { typefaces } from "../../src/brand/fonts.ts";
import { scripts } from "../../src/brand/scripts.ts";
import type { Axes } from "../../src/brand/typeface.ts";

/** Where the web fonts and their stylesheets are. */
export const fontFolder = resolve(import.meta.dirname, "../../src/fonts");

const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));

/** The currency's symbol, which some typefaces keep in another file than the Latin letters. */
export const symbol: string = currencySymbol;

/** The letters with marks and the quotation marks of a text, each once: those that only some languages need. */
export const lettersOf = (text: string): string =>
  [...new Set(text.match(/[À-ɏ„‚«»¿¡§]/g))].sort().join("");

const wordsFolder = dirname(fileURLToPath(import.meta.resolve("@kolam/content/titles")));
const textOf = (tag: string) =>
  readdirSync(join(wordsFolder, "..", tag), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:ts|mdx)$/.test(name))
    .map((name) => readFileSync(join(wordsFolder, "..", tag, name), "utf8"))
    .join("");

/** The characters our pages may use. All others are set in a system font. */
export const characters = `${ascii}\u00a0“”‘’–—…·•×©®°½²é−${symbol}${lettersOf(languages.map(({ tag }) => textOf(tag)).join(""))}`;

/**
 * The OpenType features we use: kerning, ligatures, tabular figures and glyphs that change with the weight.
 * Without this list all features stay, with glyphs for fractions and other languages.
 */
const keepFeatures = ["kern", "liga", "tnum", "rvrn"];

/**
 * What joins letters in the scripts of India. Without `pres` a file has 70 KB in place of 184: some clusters, such as
 * श्न, are written side by side, as readers know them too.
 */
const joining =
  "nukt akhn rphf rkrf blwf half vatu cjct abvs blws psts haln abvm blwm mark mkmk locl ccmp".split(
    " ",
  );

/** A subset of a font file, with each axis set to a value or limited to a range. */
export function cut(
  file: string,
  characters: string,
  variationAxes: Axes,
  targetFormat: "woff2" | "truetype",
  features: string[] = keepFeatures,
): Promise<Buffer> {
  return subsetFont(readFileSync(file), characters, {
    targetFormat,
    variationAxes,
    keepFeatures: features,
  });
}

/** The letters of a script that the words of its language use, and so may a visitor. */
export const lettersIn = (tag: string, letters: RegExp): string =>
  [...new Set(textOf(tag).match(letters))].sort().join("");

/** Writes the web fonts. */
async function main(): Promise<void> {
  for (const [tag, { file, letters }] of Object.entries(scripts)) {
    for (const [name, { web }] of Object.entries(typefaces)) {
      const font = await cut(file, lettersIn(tag, letters), web, "woff2", joining);
      writeFileSync(resolve(fontFolder, `${tag}-${name}.woff2`), font);
    }
  }
  for (const [name, { latin, symbol: symbolFile, web }] of Object.entries(typefaces)) {
    const write = async (suffix: string, file: string, set: string) =>
      writeFileSync(
        resolve(fontFolder, `${name}${suffix}.woff2`),
        await cut(file, set, web, "woff2"),
      );
    await write("", latin, characters);
    if (symbolFile) await write("-symbol", symbolFile, symbol);
  }
}

if (import.meta.main) await main();
