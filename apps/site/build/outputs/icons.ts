import { colors } from "@kolam/ui/tokens";
import { Resvg } from "@resvg/resvg-js";
import { svgDocument } from "../../../../packages/ui/src/kolam/svg.ts";
import { type MarkLook, mark, markLooks } from "../../src/brand/mark.ts";
import { icons } from "../../src/seo/site-files.ts";

/** On a tile of its own colour the mark is legible on light and dark backgrounds. */
const colours = {
  line: colors.light.action,
  dots: colors.light["on-feature"],
  background: colors.light["feature-deep"],
} as const;

function svg(look: MarkLook): string {
  return svgDocument(mark, { ...colours, ...look, square: true });
}

function png(look: MarkLook, size: number): Uint8Array {
  const fitTo = { mode: "width", value: size } as const;
  return new Resvg(svg(look), { fitTo, font: { loadSystemFonts: false } }).render().asPng();
}

/**
 * An `.ico` file with one PNG in it, for browsers that request `/favicon.ico` by themselves.
 * @param size width and height of the picture in pixels, below 256
 */
export function icoFile(picture: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  // Reserved, type 1 (icon), one picture; then its size, planes, bits, length and offset.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

/** The icons of the site by path, all drawn from the mark. */
export function iconFiles(): Readonly<Record<string, string | Uint8Array>> {
  const { small, large, maskable } = markLooks;
  return {
    [icons.svg]: `${svg(small)}\n`,
    [icons.ico]: icoFile(png(small, 32), 32),
    [icons.touch]: png(large, 180),
    [icons.png192]: png(large, 192),
    [icons.png512]: png(large, 512),
    [icons.maskable]: png(maskable, 512),
  };
}
