declare module "subset-font" {
  /** A value to pin an axis to, or the range to keep of it. */
  type Axis = number | { min: number; max: number; default?: number };

  /** Cuts a font down to the glyphs of `text`; see the package's README. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "woff" | "sfnt" | "truetype";
      variationAxes?: Readonly<Record<string, Axis>>;
      /** Tags of the OpenType features to keep; all, unless given. */
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
