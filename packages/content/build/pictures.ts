/**
 * Lists the pictures of the site with what pages need to know about them. Results are cached until
 * a file changes.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import { folders, site } from "@kolam/resolve/current";
import sharp from "sharp";
import { readNotes, writeNotes } from "./notes.ts";
import { printData } from "./print-data.ts";
import { slugOf } from "./slug.ts";
import { hasLiveText, svgFault } from "./svg-files.ts";
import { writeList } from "./write-list.ts";

/** The folder of the pictures. */
export const picturesFolder: string = folders.pictures;
const list = join(folders.generated, "pictures.ts");
const memory = resolve(import.meta.dirname, `../node_modules/.cache/pictures-${site.name}.json`);

/** The file extensions that are allowed. */
const endings = ["jpg", "jpeg", "png", "webp", "avif", "heic", "heif", "gif", "tif", "tiff", "svg"];

/** Raised with every change to what is refused: what was read before is read again. */
const version = 3;

/** How many files are read at the same time. */
const atOnce = 8;

/**
 * How damaged a picture may be: what every viewer shows is taken, and what is cut off is not.
 */
export const readable = { failOn: "error" } as const;

/** Whether a PNG moves, which is said before its first picture. */
const isMovingPng = (bytes: Buffer): boolean =>
  bytes.subarray(0, Math.max(bytes.indexOf("IDAT"), 0)).includes("acTL");

const moves = "moves. Show it as a film (MP4), or export one of its pictures.";

function refuseUnsafe(svg: Buffer): void {
  const fault = svgFault(svg.toString());
  if (fault) throw new Error(`${fault}. Export it as plain SVG, or as PNG.`);
}

async function factsOf(name: string, path: string): Promise<PictureFacts> {
  const bytes = await readFile(path);
  if (bytes.length === 0) throw new Error("is empty. Save it again.");
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const slug = slugOf(name.replace(/\.[^.]+$/, "")) || "picture";
  // First, since it names the line of a mistake.
  if (/\.svg$/i.test(name)) refuseUnsafe(bytes);
  const image = sharp(bytes, readable);
  const { format, pages = 1, autoOrient, compression } = await image.metadata();
  if (format === "svg") refuseUnsafe(bytes);
  if (compression === "hevc")
    throw new Error("is HEIC, which few programs can read. Export it as JPEG.");
  if (pages > 1 || isMovingPng(bytes)) throw new Error(moves);
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
    /premature|truncated|corrupt|bad seek|read error|invalid|VipsJpeg|failOn|unknown error/i.test(
      error.message,
    )
  ) {
    return "is damaged or incomplete. Copy or export it again.";
  }
  return error.message;
}

/** What looks otherwise on other devices, of the pictures that can be shown. */
function warningOf(path: string): string | undefined {
  return path.toLowerCase().endsWith(".svg") && hasLiveText(readFileSync(path, "utf8"))
    ? "has text in a font, which icons and cards cannot draw. Turn it into outlines."
    : undefined;
}

/**
 * The pictures of a folder by their files' names, what is wrong with the others, and what may look
 * wrong.
 */
export async function readPictures(folder: string = picturesFolder) {
  const files = globSync("*", { cwd: folder })
    .filter((name) => !name.startsWith("."))
    .sort();
  const known = readNotes<Record<string, PictureFacts>>(memory) ?? {};
  const remembered: Record<string, PictureFacts> = {};
  const pictures: Record<string, PictureFacts> = {};
  const problems: string[] = [];
  const warnings: string[] = [];
  const read = async (name: string) => {
    const path = `${folder}/${name}`;
    try {
      if (!endings.includes(name.split(".").at(-1)?.toLowerCase() ?? "")) {
        throw new Error(`is not a picture. Use one of: ${endings.join(", ")}.`);
      }
      const { size, mtimeMs } = statSync(path);
      const key = `${version} ${path} ${size} ${mtimeMs}`;
      const facts = known[key] ?? (await factsOf(name, path));
      remembered[key] = facts;
      pictures[name.normalize("NFC")] = facts;
      const warning = warningOf(path);
      if (warning) warnings.push(`${name}: ${warning}`);
    } catch (error) {
      problems.push(`${name}: ${explained(error as Error)}`);
    }
  };
  for (let at = 0; at < files.length; at += atOnce) {
    await Promise.all(files.slice(at, at + atOnce).map(read));
  }
  writeNotes(memory, remembered);
  const sorted = Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    pictures: Object.fromEntries(sorted),
    problems: problems.sort(),
    warnings: warnings.sort(),
  };
}

/**
 * Writes the list of the pictures if it has changed. Returns what is wrong with files that are not
 * in it, and what may look wrong of the others.
 */
export async function writePictures(): Promise<{
  /** Those that can be used, by the names of their files. */
  readonly pictures: Readonly<Record<string, PictureFacts>>;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}> {
  const { pictures, problems, warnings } = await readPictures();
  const text = `// Generated by \`pnpm generate\` from the pictures. Do not edit.
import type { PictureFacts } from "@kolam/content/model/media/picture-facts";

const files = ${printData(pictures)} satisfies Readonly<Record<string, PictureFacts>>;

/** A file in the folder of the pictures. */
export type PictureFile = keyof typeof files;

/** The data about each picture that pages need. */
export const pictureFiles: Readonly<Record<PictureFile, PictureFacts>> = files;
`;
  writeList(list, text);
  return { pictures, problems, warnings };
}
