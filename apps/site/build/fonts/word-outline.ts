import { Blob, Face, Font, Buffer as ShapedText, shape, Variation } from "harfbuzzjs";
import type { WordOutline } from "../../src/brand/word-outline.ts";
import type { Position } from "./shape.ts";

/** Units of an outline in the font's size: fine enough for a word in the header, and short. */
const UNITS = 200;

/**
 * A word as an outline, which needs no font.
 * @param truetype the font that has its letters
 * @param language as a BCP 47 tag
 */
export function wordOutline(
  truetype: Uint8Array,
  language: string,
  position: Position,
  word: string,
): WordOutline {
  const face = new Face(new Blob(truetype));
  const font = new Font(face);
  font.setVariations(Object.entries(position).map(([axis, value]) => new Variation(axis, value)));
  const scale = UNITS / face.upem;
  const text = new ShapedText();
  text.addText(word);
  text.guessSegmentProperties();
  text.setLanguage(language);
  shape(font, text);
  const places = text.getGlyphPositions();
  let right = 0;
  let top = 0;
  let bottom = 0;
  let path = "";
  text.getGlyphInfos().forEach(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
    for (const { type, values } of font.glyphToJson(codepoint)) {
      const points = values.map((value, at) => {
        if (at % 2 === 0) return Math.round((right + xOffset + value) * scale);
        // A font counts upwards, a drawing downwards.
        const down = Math.round(-(yOffset + value) * scale);
        top = Math.min(top, down);
        bottom = Math.max(bottom, down);
        return down;
      });
      path += type + points.join(" ");
    }
    right += xAdvance;
  });
  const width = Math.round(right * scale);
  const height = bottom - top;
  return {
    width: width / UNITS,
    height: height / UNITS,
    viewBox: `0 ${top} ${width} ${height}`,
    path,
  };
}
