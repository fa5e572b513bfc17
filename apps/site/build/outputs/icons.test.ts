import { XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { icons } from "../../src/seo/site-files.ts";
import { iconFiles } from "./icons.ts";

const files = iconFiles();

/** Width and height in the header of a PNG. */
function pngSize(data: Uint8Array): [number, number] {
  const view = Buffer.from(data);
  expect(view.subarray(1, 4).toString("latin1")).toBe("PNG");
  return [view.readUInt32BE(16), view.readUInt32BE(20)];
}

function binary(path: string): Uint8Array {
  const data = files[path];
  if (!(data instanceof Uint8Array)) throw new Error(`${path} is not a picture.`);
  return data;
}

describe("iconFiles", () => {
  it("draws a square SVG without styles, which the security policy would block", () => {
    const svg = String(files[icons.svg]);
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).not.toMatch(/<style|style=/);
    const [, , width, height] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ") ?? [];
    expect(width).toBe(height);
  });

  it.each([
    [icons.touch, 180],
    [icons.png192, 192],
    [icons.png512, 512],
    [icons.maskable, 512],
  ])("draws %s with %i pixels a side", (path, size) => {
    expect(pngSize(binary(path))).toEqual([size, size]);
  });

  it("packs one picture of 32 pixels into the .ico", () => {
    const ico = Buffer.from(binary(icons.ico));
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
    expect([ico.readUInt8(6), ico.readUInt8(7)]).toEqual([32, 32]);
    const length = ico.readUInt32LE(14);
    const offset = ico.readUInt32LE(18);
    expect(offset + length).toBe(ico.length);
    expect(pngSize(ico.subarray(offset))).toEqual([32, 32]);
  });
});
