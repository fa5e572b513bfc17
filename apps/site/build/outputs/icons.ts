import { svgDocument } from "@kolam/ui/kolam";
import { Resvg } from "@resvg/resvg-js";
import { type MarkLook, mark, markLooks } from "@site/brand/mark";
import { logo } from "@site/facts/logo";
import { colors } from "@site/generated/colors";
import { icons } from "../../src/seo/site-files.ts";
import { logoElement } from "./logo-svg.ts";

/** On a tile of its own colour the mark is legible on light and dark backgrounds. */
const colours = {
  line: colors.light.action,
  dots: colors.light["on-feature"],
  background: colors.light["feature-deep"],
} as const;

/**
 * The logo on a light tile, or a square icon as it is, within the room that the mark would have.
 */
function logoTile({ padding }: MarkLook): string {
  const { icon, file } = logo as NonNullable<typeof logo>;
  const room = icon && padding < markLooks.maskable.padding ? 0 : padding;
  const size = 60;
  const box = { x: room, y: room, width: size - 2 * room, height: size - 2 * room };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${colors.light.surface}" d="M0 0h${size}v${size}H0z"/>${logoElement(icon ?? file, box)}</svg>`;
}

function svg(look: MarkLook): string {
  if (logo) return logoTile(look);
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

/** The icons of the site by path, all drawn from the mark or the logo. */
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
