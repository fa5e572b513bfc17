/// <reference path="./subset-font.d.ts" />
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { languages } from "@kolam/content/model/pages/languages";
import { currencySymbol } from "@kolam/content/model/services/prices";
import { typefaces } from "@site/brand/fonts";
import subsetFont from "subset-font";
import type { Axes } from "../../src/brand/typeface.ts";
import { fontFolder, scriptFonts, writeScriptFont } from "./script-fonts.ts";
import { textOf } from "./words-of.ts";

const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));

/** The currency's symbol, which some typefaces keep in another file than the Latin letters. */
export const symbol: string = currencySymbol;

/**
 * The letters with marks and the quotation marks of a text, each once: those that only some
 * languages need.
 */
export const lettersOf = (text: string): string =>
  [...new Set(text.match(/[À-ɏ„‚«»¿¡§]/g))].sort().join("");

/** The characters our pages may use. All others are set in a system font. */
export const characters = `${ascii}\u00a0“”‘’–—…·•×©®°½²é−${symbol}${lettersOf(languages.map(({ tag }) => textOf(tag)).join(""))}`;

/**
 * The OpenType features we use: kerning, ligatures, tabular figures and glyphs that change with the
 * weight. Without this list all features stay, with glyphs for fractions and other languages.
 */
const keepFeatures = ["kern", "liga", "tnum", "rvrn"];

/** A subset of a font file, with each axis set to a value or limited to a range. */
export function cut(
  file: string,
  characters: string,
  variationAxes: Axes,
  targetFormat: "woff2" | "truetype",
): Promise<Buffer> {
  return subsetFont(readFileSync(file), characters, {
    targetFormat,
    variationAxes,
    keepFeatures,
  });
}

/** Writes the web fonts. */
async function main(): Promise<void> {
  for (const font of languages.flatMap(({ tag }) => scriptFonts(tag))) await writeScriptFont(font);
  for (const [name, { latin, symbol: symbolFile, web, whole }] of Object.entries(typefaces)) {
    if (whole) continue;
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
