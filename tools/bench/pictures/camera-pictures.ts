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
  const noise = { type: "gaussian", mean: 128, sigma: 14 } as const;
  const grain = await sharp({ create: { ...size, channels: 3, background: "#888", noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
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
      .modulate({ hue: (number * 47) % 360 })
      .composite([{ input: grain, blend: "soft-light" }])
      .jpeg({ quality: 90 })
      .toFile(join(folder, `${name}.jpg`));
    names.push(name);
  }
  return names;
}
