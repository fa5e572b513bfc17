import { crc32, deflateSync } from "node:zlib";

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const mostColors = 256;

type Color = readonly [red: number, green: number, blue: number];

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, "latin1");
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}

function nearest(palette: readonly Color[], [red, green, blue]: Color): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach(([r, g, b], index) => {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

const toColor = (key: number): Color => [key >> 16, (key >> 8) & 255, key & 255];

/**
 * An opaque picture as a PNG with a palette: a third of the size for flat drawings. It keeps the 256
 * commonest colours; the few pixels of other colours, blends at the edges, take the nearest.
 * @param pixels red, green, blue and alpha of each pixel, row by row
 * @throws when the picture is not opaque or has another size
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  if (pixels.length !== width * height * 4) {
    throw new RangeError(`${pixels.length} bytes are no picture of ${width} by ${height} pixels.`);
  }
  const keys = new Uint32Array(width * height);
  const counts = new Map<number, number>();
  for (let at = 0; at < keys.length; at++) {
    const byte = at * 4;
    if (pixels[byte + 3] !== 255) {
      throw new RangeError("Only an opaque picture can lose its alpha channel.");
    }
    const key =
      ((pixels[byte] ?? 0) << 16) | ((pixels[byte + 1] ?? 0) << 8) | (pixels[byte + 2] ?? 0);
    keys[at] = key;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => key);
  const palette = byCount.slice(0, mostColors).map(toColor);
  const indexOf = new Map(
    byCount.map((key, rank) => [key, rank < mostColors ? rank : nearest(palette, toColor(key))]),
  );
  const rows = new Uint8Array((width + 1) * height);
  for (let at = 0; at < keys.length; at++) {
    // Each row begins with the byte of its filter, which is none.
    rows[at + Math.floor(at / width) + 1] = indexOf.get(keys[at] ?? 0) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, colours by palette, and the only compression, filter method and order.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Uint8Array.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
}
