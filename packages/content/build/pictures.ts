/**
 * Lists the pictures of the site with what pages need to know about them. Results are cached until
 * a file changes.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import { folders, site } from "@kolam/resolve/current";
import sharp from "sharp";
import { printData } from "./print-data.ts";
import { slugOf } from "./slug.ts";
import { writeList } from "./write-list.ts";

/** The folder of the pictures. */
export const picturesFolder: string = folders.pictures;
const list = join(folders.generated, "pictures.ts");
const memory = resolve(import.meta.dirname, `../node_modules/.cache/pictures-${site.name}.json`);

/** The file extensions that are allowed. */
const endings = ["jpg", "jpeg", "png", "webp", "avif", "heic", "heif", "gif", "tif", "tiff", "svg"];

/** How many files are read at the same time. */
const atOnce = 8;

/**
 * Why an SVG cannot be shown unchanged. Browsers run no script of a picture, but visitors can open
 * its file.
 */
const svgFaults: readonly (readonly [pattern: RegExp, fault: string])[] = [
  [/<script|\son\w+\s*=|javascript:/i, "contains a script"],
  [/<foreignObject/i, "contains HTML"],
  [/<!ENTITY/i, "declares entities"],
  [
    /(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\/|url\(\s*(?:["']\s*)?(?:https?:)?\/\/|@import/i,
    "loads something from another address",
  ],
];

async function factsOf(name: string, path: string): Promise<PictureFacts> {
  const bytes = await readFile(path);
  if (bytes.length === 0) throw new Error("is empty. Save it again.");
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const slug = slugOf(name.replace(/\.[^.]+$/, "")) || "picture";
  const image = sharp(bytes);
  const { format, pages = 1, autoOrient, compression } = await image.metadata();
  if (format === "svg") {
    const text = bytes.toString();
    for (const [pattern, fault] of svgFaults) {
      if (pattern.test(text)) throw new Error(`${fault}. Export it as plain SVG, or as PNG.`);
    }
  }
  if (compression === "hevc")
    throw new Error("is HEIC, which few programs can read. Export it as JPEG.");
  if (pages > 1) throw new Error("moves. Show it as a film (MP4), or export one of its pictures.");
  const corners = await image
    .autoOrient()
    .flatten({ background: "#fff" })
    .resize(2, 2, { fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const { width, height } = autoOrient;
  return {
    name: `${slug}-${hash}`,
    width,
    height,
    type: format === "svg" ? "svg" : format === "jpeg" || format === "heif" ? "photo" : "screen",
    colours: corners.toString("hex"),
  };
}

/** Why a file is not a usable picture, in terms that an editor knows. */
function explained(error: Error): string {
  if (/unsupported image format/i.test(error.message)) return "is not a picture that can be read.";
  if (
    /premature|truncated|corrupt|bad seek|read error|invalid|VipsJpeg|failOn/i.test(error.message)
  ) {
    return "is damaged or incomplete. Copy or export it again.";
  }
  return error.message;
}

/** The pictures of a folder by their files' names, and what is wrong with the others. */
export async function readPictures(folder: string = picturesFolder) {
  const files = globSync("*", { cwd: folder })
    .filter((name) => !name.startsWith("."))
    .sort();
  const known: Record<string, PictureFacts> = existsSync(memory)
    ? JSON.parse(readFileSync(memory, "utf8"))
    : {};
  const remembered: Record<string, PictureFacts> = {};
  const pictures: Record<string, PictureFacts> = {};
  const problems: string[] = [];
  const read = async (name: string) => {
    const path = `${folder}/${name}`;
    try {
      if (!endings.includes(name.split(".").at(-1)?.toLowerCase() ?? "")) {
        throw new Error(`is not a picture. Use one of: ${endings.join(", ")}.`);
      }
      const { size, mtimeMs } = statSync(path);
      const key = `${path} ${size} ${mtimeMs}`;
      const facts = known[key] ?? (await factsOf(name, path));
      remembered[key] = facts;
      pictures[name.normalize("NFC")] = facts;
    } catch (error) {
      problems.push(`${name}: ${explained(error as Error)}`);
    }
  };
  for (let at = 0; at < files.length; at += atOnce) {
    await Promise.all(files.slice(at, at + atOnce).map(read));
  }
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(remembered));
  const sorted = Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1));
  return { pictures: Object.fromEntries(sorted), problems: problems.sort() };
}

/**
 * Writes the list of the pictures if it has changed. Returns what is wrong with files that are not
 * in it.
 */
export async function writePictures(): Promise<readonly string[]> {
  const { pictures, problems } = await readPictures();
  const text = `// Generated by \`pnpm generate\` from the pictures. Do not edit.
import type { PictureFacts } from "@kolam/content/model/media/picture-facts";

const files = ${printData(pictures)} satisfies Readonly<Record<string, PictureFacts>>;

/** A file in the folder of the pictures. */
export type PictureFile = keyof typeof files;

/** What pages need to know about each picture. */
export const pictureFiles: Readonly<Record<PictureFile, PictureFacts>> = files;
`;
  writeList(list, text);
  return problems;
}
