import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import { picturesFolder, readPictures } from "@kolam/content/pictures";
import { slugOf } from "@kolam/content/slug";
import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import { Answer } from "../editor.ts";
import type { Server } from "../server.ts";

/** A file among the pictures of the site. */
export interface PictureChoice {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Where the development server has a small copy of it. */
  readonly src: string;
}

/** As wide as the panel shows it, in pixels. */
const shownWidth = 360;

function choice(file: string, { name, width, height, type }: PictureFacts): PictureChoice {
  const small = Math.min(shownWidth, width);
  const box =
    type === "svg"
      ? { width, height }
      : { width: small, height: Math.round((height * small) / width) };
  const ending = { photo: "jpg", screen: "webp", svg: "svg" }[type];
  return { file, width, height, src: `/pictures/${name}-${box.width}x${box.height}.${ending}` };
}

/** The pictures of the site. */
export async function pictureChoices(): Promise<readonly PictureChoice[]> {
  if (!existsSync(picturesFolder)) return [];
  const { pictures } = await readPictures();
  return Object.entries(pictures).map(([file, facts]) => choice(file, facts));
}

/** The module that lists the pictures, of which TypeScript is notified. */
export const pictureList: string = join(folders.generated, "pictures.ts");

/** A name for a picture that no other file has, from the one that it came with. */
function freeName(name: string, bytes: Buffer): string {
  const ending = extname(name).toLowerCase();
  const stem = slugOf(name.slice(0, name.length - ending.length)) || "picture";
  for (let count = 1; ; count += 1) {
    const free = `${stem}${count === 1 ? "" : `-${count}`}${ending}`;
    const path = join(picturesFolder, free);
    if (!existsSync(path) || readFileSync(path).equals(bytes)) return free;
  }
}

/**
 * Puts a picture into the site's folder, under a name that is safe in addresses.
 * @param name of the file that was chosen; only its letters, digits and ending count
 * @param bytes in Base64
 */
export async function addPicture(
  { disk, journal, onPictures }: Pick<Server, "disk" | "journal" | "onPictures">,
  name: unknown,
  bytes: unknown,
): Promise<PictureChoice> {
  if (typeof name !== "string" || typeof bytes !== "string" || !/\.\w{3,4}$/.test(name)) {
    throw new Answer(400, "There is no picture.");
  }
  const content = Buffer.from(bytes, "base64");
  const file = freeName(name, content);
  const path = join(picturesFolder, file);
  const isNew = !existsSync(path);
  if (isNew) disk.put(path, content, undefined);
  const problem = (await onPictures()).find((each) => each.startsWith(`${file}: `));
  if (problem !== undefined) {
    if (isNew) disk.put(path, undefined, disk.bytes(path)?.version);
    await onPictures();
    throw new Answer(422, `The picture ${problem.slice(file.length + 2)}`);
  }
  // Only now: a rejected change needs no undo step.
  if (isNew) journal.record(fromRoot(path), undefined, content);
  const added = (await pictureChoices()).find((each) => each.file === file);
  if (!added) throw new Answer(422, "The picture cannot be read.");
  return added;
}
