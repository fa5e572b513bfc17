import { Blob, Face, Font, Buffer as ShapedText, shape, Variation } from "harfbuzzjs";

/** A value for each axis of a variable font. */
export type Position = Readonly<Record<string, number>>;

/** A glyph of a drawn word: its outline and position, in thousandths of the font's size. */
type DrawnGlyph = readonly number[];

/** Shapes words as a browser does. */
export interface Shaper {
  /** Each glyph that a word uses, including those of intermediate steps of shaping. */
  readonly glyphsOf: (word: string) => ReadonlySet<number>;
  readonly draw: (word: string) => readonly DrawnGlyph[];
}

/** The steps of shaping after which the glyphs may differ. */
const changesGlyphs = /^(?:start table GSUB|end lookup)/;

/**
 * Returns what draws words with a TrueType font.
 * @param language as a BCP 47 tag: letters of one script may have other forms in another language
 */
export function shaper(truetype: Uint8Array, language: string, position: Position = {}): Shaper {
  const face = new Face(new Blob(truetype));
  const font = new Font(face);
  font.setVariations(Object.entries(position).map(([axis, value]) => new Variation(axis, value)));
  const scale = 1000 / face.upem;
  const outlines = new Map<number, readonly number[]>();

  const outlineOf = (glyph: number) => {
    const known = outlines.get(glyph);
    if (known) return known;
    const outline = font.glyphToJson(glyph).flatMap(({ values }) => values);
    outlines.set(glyph, outline);
    return outline;
  };
  const textOf = (word: string) => {
    const text = new ShapedText();
    text.addText(word);
    text.guessSegmentProperties();
    text.setLanguage(language);
    return text;
  };

  return {
    glyphsOf: (word) => {
      const text = textOf(word);
      const glyphs = new Set<number>();
      const note = () => {
        for (const { codepoint } of text.getGlyphInfos()) glyphs.add(codepoint);
      };
      text.setMessageFunc((_buffer, _font, message) => {
        if (changesGlyphs.test(message)) note();
        return true;
      });
      shape(font, text);
      note();
      return glyphs;
    },
    draw: (word) => {
      const text = textOf(word);
      shape(font, text);
      const places = text.getGlyphPositions();
      const drawn = text.getGlyphInfos().map(({ codepoint }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
        return [xAdvance, xOffset, yOffset, ...outlineOf(codepoint)].map((each) => each * scale);
      });
      // A joiner or non-joiner is drawn as nothing, or is missing in a font without a space.
      return drawn.filter(([advance, , , ...outline]) => advance !== 0 || outline.length > 0);
    },
  };
}

/**
 * A weight between two that a font was drawn for is rounded to whole units. In thousandths of the
 * font's size.
 */
const rounding = 2;

/** Whether a word looks the same twice. */
export const isSame = (one: readonly DrawnGlyph[], other: readonly DrawnGlyph[]): boolean =>
  one.length === other.length &&
  one.every((glyph, index) => {
    const twin = other[index];
    return (
      glyph.length === twin?.length &&
      glyph.every((value, at) => Math.abs(value - (twin[at] ?? Number.NaN)) <= rounding)
    );
  });
