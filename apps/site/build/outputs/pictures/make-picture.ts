import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import { picturesFolder, readable } from "@kolam/content/pictures";
import { withoutEditorData } from "@kolam/content/svg-files";
import { pictureFiles } from "@site/generated/pictures";
import sharp from "sharp";
import { loadSiteConfig } from "../../../config/site-config.ts";

/** The addresses of copies in a text, such as a page's HTML. */
export const pictureUrls =
  /\/pictures\/([a-z0-9-]+-[0-9a-f]{8})-(\d+)x(\d+)(?:-(\d+)-(\d+))?\.(avif|jpg|webp|svg)/g;

const cache = resolve(import.meta.dirname, "../../../node_modules/.cache/pictures");

/** How the copies are encoded. A change makes new copies. */
export const encodings = {
  // For the public, more effort takes three to five times as long, for less than 4 % of the bytes.
  // None takes a tenth of the time, for two fifths more of them.
  avif: { quality: 55, effort: loadSiteConfig().quick ? 0 : 3 },
  jpg: { quality: 74, mozjpeg: true },
  webp: { quality: 80 },
} as const;
const settings = createHash("sha256")
  .update(JSON.stringify([encodings, sharp.versions.sharp]))
  .digest("hex")
  .slice(0, 8);

const files: ReadonlyMap<string, string> = new Map(
  Object.entries<PictureFacts>(pictureFiles).map(([file, { name }]) => [name, file]),
);

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

interface Copy {
  readonly width: number;
  readonly height: number;
  /** In per cent from the left and from the top. */
  readonly focus: readonly [number, number];
  readonly format: keyof typeof encodings;
}

/** A copy of a picture: upright, in sRGB, without its metadata, cut around its focus. */
export async function copyOf(
  source: string | Buffer,
  { width, height, focus, format }: Copy,
): Promise<Buffer> {
  const image = sharp(source, readable).autoOrient();
  const { autoOrient: full } = await image.metadata();
  const scale = Math.max(width / full.width, height / full.height);
  const scaled = {
    width: Math.max(width, Math.round(full.width * scale)),
    height: Math.max(height, Math.round(full.height * scale)),
  };
  const start = (side: "width" | "height", size: number, place: number) =>
    between(0, Math.round((scaled[side] * place) / 100 - size / 2), scaled[side] - size);
  const cut = image
    .resize({ ...scaled, fit: "fill" })
    .extract({
      left: start("width", width, focus[0]),
      top: start("height", height, focus[1]),
      width,
      height,
    })
    .toColourspace("srgb");
  if (format === "jpg") return cut.flatten({ background: "#fff" }).jpeg(encodings.jpg).toBuffer();
  return (format === "avif" ? cut.avif(encodings.avif) : cut.webp(encodings.webp)).toBuffer();
}

/**
 * The parts of the address of a copy, and the file that it is of; `undefined` if no picture has
 * that address.
 */
function readUrl(url: string) {
  const [match] = url.matchAll(pictureUrls);
  const [whole, name = "", width, height, left = 50, top = 50, format] = match ?? [];
  const file = files.get(name);
  return whole === url && file !== undefined
    ? { file, width, height, left, top, format }
    : undefined;
}

/** Whether the copy at an address can be made. */
export const isOfFile = (url: string): boolean => readUrl(url) !== undefined;

/**
 * The copy at an address, from the cache if it was made before.
 * @returns `undefined` if no picture has that address
 * @throws with the file's name, if it cannot be read
 */
export async function pictureAt(url: string): Promise<Buffer | undefined> {
  const known = readUrl(url);
  if (!known) return undefined;
  const { file, width, height, left, top, format } = known;
  const source = resolve(picturesFolder, file);
  if (format === "svg") return Buffer.from(withoutEditorData(readFileSync(source, "utf8")));
  const cached = resolve(cache, `${settings}-${url.slice("/pictures/".length)}`);
  if (existsSync(cached)) return readFileSync(cached);
  try {
    const copy = await copyOf(source, {
      width: Number(width),
      height: Number(height),
      focus: [Number(left), Number(top)],
      format: format as Copy["format"],
    });
    mkdirSync(cache, { recursive: true });
    // Whole or not at all, since another language may read it at the same time.
    const own = `${cached}.${process.pid}`;
    writeFileSync(own, copy);
    renameSync(own, cached);
    return copy;
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
}
