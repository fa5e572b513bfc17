import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import { pictureFiles } from "@site/generated/pictures";
import type { writePictures } from "./pictures.ts";

/** The files of pictures that may be named. */
export const pictureNames = (): readonly string[] => Object.keys(pictureFiles);

/**
 * In development, lists the pictures anew after their folder has changed. Node reads a module once:
 * what all that it has loaded shares is brought up to date in its place.
 */
export async function followPictures(): ReturnType<typeof writePictures> {
  // Most who ask for names read no pictures.
  const found = await (await import("./pictures.ts")).writePictures();
  const known: Record<string, PictureFacts> = pictureFiles;
  for (const name of Object.keys(known)) {
    if (!Object.hasOwn(found.pictures, name)) delete known[name];
  }
  Object.assign(known, found.pictures);
  return found;
}
