import { type Hex, readHex } from "./colour.ts";

/** Pixels of a side when colours are counted. */
const SIZE = 64;

/**
 * The colours of pixels, the most frequent first: without those that are nearly grey or similar to
 * one before.
 */
export function coloursOf(pixels: Readonly<Uint8ClampedArray>): Hex[] {
  const groups = new Map<string, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128 || Math.max(red, green, blue) - Math.min(red, green, blue) < 40) continue;
    const key = [red, green, blue].map((part) => part >> 5).join();
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    group.count += 1;
    group.sum = [group.sum[0] + red, group.sum[1] + green, group.sum[2] + blue];
    groups.set(key, group);
  }
  const found: number[][] = [];
  for (const { count, sum } of [...groups.values()].sort((a, b) => b.count - a.count)) {
    const mean = sum.map((part) => Math.round(part / count));
    const isNew = found.every(
      (other) => Math.hypot(...mean.map((c, i) => c - (other[i] ?? 0))) > 90,
    );
    if (isNew) found.push(mean);
  }
  return found.flatMap(
    (parts) =>
      readHex(`#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`) ?? [],
  );
}

/**
 * The colours of a picture, the most frequent first.
 * @throws if the browser cannot show the file as a picture
 */
export async function coloursOfImage(address: string): Promise<Hex[]> {
  const image = new Image(SIZE, SIZE);
  image.src = address;
  await image.decode();
  const context = new OffscreenCanvas(SIZE, SIZE).getContext("2d");
  context?.drawImage(image, 0, 0, SIZE, SIZE);
  return coloursOf(context?.getImageData(0, 0, SIZE, SIZE).data ?? new Uint8ClampedArray());
}
