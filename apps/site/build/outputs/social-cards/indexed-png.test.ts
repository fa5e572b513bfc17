import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { indexedPng } from "./indexed-png.ts";

interface Chunks {
  readonly [type: string]: Buffer;
}

function chunksOf(png: Uint8Array): Chunks {
  const data = Buffer.from(png);
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < data.length; ) {
    const length = data.readUInt32BE(at);
    chunks[data.toString("latin1", at + 4, at + 8)] = data.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  return chunks;
}

/** The colours of the picture, row by row. */
function decode(png: Uint8Array): number[][] {
  const { IHDR, PLTE, IDAT } = chunksOf(png);
  if (!IHDR || !PLTE || !IDAT) throw new Error("A part of the PNG is missing.");
  const [width, height] = [IHDR.readUInt32BE(0), IHDR.readUInt32BE(4)];
  const rows = inflateSync(IDAT);
  const colors: number[][] = [];
  for (let y = 0; y < height; y++) {
    expect(rows[y * (width + 1)]).toBe(0);
    for (let x = 0; x < width; x++) {
      const index = rows[y * (width + 1) + 1 + x] ?? 0;
      colors.push([...PLTE.subarray(index * 3, index * 3 + 3)]);
    }
  }
  return colors;
}

describe("indexedPng", () => {
  it("keeps every pixel of a picture with few colours", () => {
    const pixels = Uint8Array.of(1, 2, 3, 255, 9, 9, 9, 255, 1, 2, 3, 255, 200, 0, 50, 255);
    const colors = decode(indexedPng(pixels, 2, 2));
    expect(colors).toEqual([
      [1, 2, 3],
      [9, 9, 9],
      [1, 2, 3],
      [200, 0, 50],
    ]);
  });

  it("gives rare colours their nearest neighbour when there are too many", () => {
    const pixels = new Uint8Array(600 * 4);
    for (let at = 0; at < 600; at++) {
      const value = at < 512 ? Math.floor(at / 2) : 255;
      pixels.set([value, at < 512 ? 0 : 1 + (at % 3), 0, 255], at * 4);
    }
    const colors = decode(indexedPng(pixels, 600, 1));
    expect(colors).toHaveLength(600);
    for (const [at, [red = -99, green = -99]] of colors.entries()) {
      expect(Math.abs(red - (pixels[at * 4] ?? 0))).toBeLessThanOrEqual(1);
      expect(Math.abs(green - (pixels[at * 4 + 1] ?? 0))).toBeLessThanOrEqual(3);
    }
  });

  it("refuses what is see-through or of another size", () => {
    expect(() => indexedPng(Uint8Array.of(1, 2, 3, 254), 1, 1)).toThrow(/opaque/);
    expect(() => indexedPng(new Uint8Array(8), 1, 1)).toThrow(/8 bytes/);
  });
});
