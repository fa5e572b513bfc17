import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Twelve megapixels. */
const size = { width: 4000, height: 3000 };
const part = { width: 640, height: 480 };

/**
 * Writes pictures of the size and weight that a camera's have, all different: parts of a photo in other colours, with
 * noise. Returns their names, without the ending.
 */
export async function writeCameraPictures(
  folder: string,
  photo: string,
  count: number,
): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true });
  // Noise in the four lowest bits of each channel.
  const grain = randomBytes(size.width * size.height * 3).map((value) => value & 15);
  const { width, height } = await sharp(photo).metadata();
  const names: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const name = `camera-${number}`;
    await sharp(photo)
      .extract({
        left: (number * 37) % (width - part.width),
        top: (number * 53) % (height - part.height),
        ...part,
      })
      .resize(size)
      .linear(
        [3, 4, 5].map((step) => 0.7 + (number % step) / 10),
        [0, 0, 0],
      )
      .boolean(Buffer.from(grain), "eor", { raw: { ...size, channels: 3 } })
      .jpeg({ quality: 92 })
      .toFile(join(folder, `${name}.jpg`));
    names.push(name);
  }
  return names;
}
