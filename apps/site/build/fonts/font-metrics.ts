import subsetFont from "subset-font";

/** What of a font decides where text breaks and how high its lines stand. */
export interface FontMetrics {
  /** Height above the baseline, in em. */
  readonly ascent: number;
  /** Depth below the baseline, in em. */
  readonly descent: number;
  /** How far a character moves the pen, in em. Throws for one that the font does not have. */
  readonly advance: (character: string) => number;
}

type Axes = NonNullable<Parameters<typeof subsetFont>[2]["variationAxes"]>;

/** The glyph of each character, from the segments of a format 4 table. */
function glyphsOf(font: DataView, table: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  const subtables = font.getUint16(table + 2);
  for (let index = 0; index < subtables; index++) {
    const at = table + font.getUint32(table + 4 + index * 8 + 4);
    if (font.getUint16(at) !== 4) continue;
    const doubled = font.getUint16(at + 6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const ends = at + 14 + segment;
      const [end, start] = [font.getUint16(ends), font.getUint16(ends + doubled + 2)];
      const delta = font.getUint16(ends + 2 * doubled + 2);
      const offsetAt = ends + 3 * doubled + 2;
      const offset = font.getUint16(offsetAt);
      for (let code = start; code <= end && code !== 0xffff; code++) {
        const glyph = offset === 0 ? code : font.getUint16(offsetAt + offset + 2 * (code - start));
        glyphs.set(code, (glyph + delta) & 0xffff);
      }
    }
  }
  return glyphs;
}

/** Reads a font file in any of the web's formats, cut to `characters` and set to `axes`. */
export async function readFontMetrics(
  file: Buffer,
  characters: string,
  axes: Axes = {},
): Promise<FontMetrics> {
  const data = await subsetFont(file, characters, { targetFormat: "sfnt", variationAxes: axes });
  const font = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < font.getUint16(4); index++) {
    const at = 12 + index * 16;
    tables.set(data.toString("latin1", at, at + 4), font.getUint32(at + 8));
  }
  const table = (name: string) => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`The font has no table ${name}.`);
    return at;
  };
  const em = font.getUint16(table("head") + 18);
  const hhea = table("hhea");
  const widths = font.getUint16(hhea + 34);
  const glyphs = glyphsOf(font, table("cmap"));
  return {
    ascent: font.getInt16(hhea + 4) / em,
    descent: -font.getInt16(hhea + 6) / em,
    advance: (character) => {
      const glyph = glyphs.get(character.codePointAt(0) ?? -1);
      if (glyph === undefined) throw new Error(`The font has no ${character}.`);
      return font.getUint16(table("hmtx") + 4 * Math.min(glyph, widths - 1)) / em;
    },
  };
}
