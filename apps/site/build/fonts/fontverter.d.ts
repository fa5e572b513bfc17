declare module "fontverter" {
  /** Converts a font of any of these formats. */
  export function convert(
    font: Buffer,
    toFormat: "woff2" | "woff" | "sfnt" | "truetype",
  ): Promise<Buffer>;
}
