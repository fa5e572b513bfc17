// Makes the copies of the photo on top with the optimizer of `next/image`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { optimizeImage } from "next/dist/server/image-optimizer/transform.js";

const [photo, folder] = process.argv.slice(2);
const { name, widths } = JSON.parse(process.env.HERO_PHOTO);
const { avif } = JSON.parse(process.env.ENCODINGS);
// The optimizer takes the quality of a WebP, and for AVIF takes five eighths of it.
const quality = Math.round((avif.quality * 8) / 5);

mkdirSync(folder, { recursive: true });
for (const width of widths) {
  const copy = await optimizeImage({
    buffer: readFileSync(photo),
    contentType: "image/avif",
    width,
    quality,
    timeoutInSeconds: 60,
  });
  writeFileSync(resolve(folder, `${name}-${width}.avif`), copy);
}
