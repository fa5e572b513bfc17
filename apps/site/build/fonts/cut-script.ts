/// <reference path="./fontverter.d.ts" />
/// <reference path="./subset-font.d.ts" />
import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { Axes } from "../../src/brand/typeface.ts";
import { keepGlyphs } from "./keep-glyphs.ts";
import { isSame, type Position, shaper } from "./shape.ts";

/** The texts for which a font is subset. */
export interface ScriptCut {
  /** The whole font. */
  readonly file: string;
  /** As a BCP 47 tag. */
  readonly language: string;
  readonly axes: Axes;
  readonly words: readonly string[];
}

let converting: Promise<unknown> = Promise.resolve();

/**
 * A font as HarfBuzz reads it. One at a time: when two run at once, WOFF2's code mixes up their
 * results.
 */
export function truetype(font: Buffer): Promise<Buffer> {
  const result = converting.then(async () => Buffer.from(await convert(font, "truetype")));
  converting = result.catch(() => {});
  return result;
}

/**
 * Those of the axes that a font has: the letters of another script may come in fewer weights or
 * widths.
 */
export function axesOf(font: Uint8Array, axes: Axes): Axes {
  const known = new Face(new Blob(font)).getAxisInfos();
  return Object.fromEntries(Object.entries(axes).filter(([tag]) => tag in known));
}

/** The corners of what a cut keeps of the axes. Glyphs and rules may differ from one to another. */
function cornersOf(axes: Axes): Position[] {
  let corners: Position[] = [{}];
  for (const [tag, axis] of Object.entries(axes)) {
    const values = typeof axis === "number" ? [axis] : [axis.min, axis.max];
    corners = corners.flatMap((corner) => values.map((value) => ({ ...corner, [tag]: value })));
  }
  return corners;
}

/**
 * A web font with only the glyphs that the texts need: every glyph that their letters could form
 * would be many times larger.
 */
export async function cutScript({ file, language, axes, words }: ScriptCut): Promise<Buffer> {
  const whole = await truetype(readFileSync(file));
  const letters = [...new Set(words.join(""))].sort().join("");
  const variationAxes = axesOf(whole, axes);
  const glyphs = new Set<number>();
  for (const corner of cornersOf(variationAxes)) {
    const { glyphsOf } = shaper(whole, language, corner);
    for (const word of words) for (const glyph of glyphsOf(word)) glyphs.add(glyph);
  }
  const kept = await keepGlyphs(whole, letters, glyphs);
  return subsetFont(kept, letters, { targetFormat: "woff2", variationAxes });
}

/** The words that a subset font renders differently from the full font. */
export async function misdrawn(
  cut: Buffer,
  { file, language, axes, words }: ScriptCut,
): Promise<string[]> {
  const whole = await truetype(readFileSync(file));
  const own = await truetype(cut);
  const corners = cornersOf(axesOf(whole, axes)).map((corner) => [
    shaper(whole, language, corner),
    shaper(own, language, corner),
  ]);
  return words.filter((word) =>
    corners.some(([all, some]) => !all || !some || !isSame(all.draw(word), some.draw(word))),
  );
}
