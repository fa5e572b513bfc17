import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import { folders } from "@kolam/resolve/current";
import { typefaces } from "@site/brand/fonts";
import { characters, cut } from "./cut-fonts.ts";
import { fontFolder } from "./script-fonts.ts";

/**
 * Arial's metrics as in `@capsizecss/metrics` 4.3, a package of 170 MB without bold fonts. Capsize
 * puts both names into `src`: Windows, macOS and iOS know Arial by the first, and Linux has
 * Liberation Sans, which is as wide, under the second.
 */
const arial = {
  familyName: "Arial",
  fullName: "ArialMT",
  postscriptName: "Liberation Sans",
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};

/** The width is what `fromBuffer()` reads from Liberation Sans Bold 2.1. */
const arialBold = {
  ...arial,
  fullName: "Arial-BoldMT",
  postscriptName: "Liberation Sans Bold",
  xWidthAvg: 983,
};

/**
 * From the same package. It serves as the fallback for bold text too, since newer Androids have no
 * file for Roboto Bold.
 */
const roboto = {
  familyName: "Roboto",
  postscriptName: "Roboto-Regular",
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 911,
};

const systems = { regular: arial, bold: arialBold } as const;

const name = "fallbacks.generated.css";

/** Where the stylesheet of the fallbacks is: beside the font files that they replace. */
export const fallbackFile = typefaces.text.whole
  ? resolve(folders.defaults, "brand/fonts", name)
  : resolve(fontFolder, name);

/** The sample text for measuring a typeface that is served whole, for any words. */
const latin = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, i) => 0x20 + i));

/**
 * A stylesheet that scales system fonts to the widths and line heights of ours, until ours arrive.
 */
export async function fallbackFaces(): Promise<string> {
  const faces = Object.values(typefaces).flatMap(({ family, latin: file, whole, fallbacks }) =>
    fallbacks.map((fallback) => ({ ...fallback, family, file, set: whole ? latin : characters })),
  );
  const rules = faces.map(async ({ family, file, set, fontWeight, axes, system }) => {
    const metrics = await fromBuffer(await cut(file, set, axes, "truetype"));
    const options = { fontFaceProperties: { fontWeight } };
    const ours = { ...metrics, familyName: family };
    const stack = createFontStack([ours, systems[system], roboto], options);
    // Capsize's names for the families, turned into those that the design tokens list.
    return stack.fontFaces.replace(" Fallback: Arial", " Fallback").replace(": Roboto", " Roboto");
  });
  const css = (await Promise.all(rules)).join("\n").replaceAll("'", '"');
  return `/* Written by build/fonts/fallback-fonts.ts. Do not edit. */\n${css}\n`;
}

if (import.meta.main) writeFileSync(fallbackFile, await fallbackFaces());
