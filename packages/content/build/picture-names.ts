import { pictureFiles } from "@site/generated/pictures";
import type { writePictures } from "./pictures.ts";

let names: readonly string[] = Object.keys(pictureFiles);

/** The files of pictures that may be named. */
export const pictureNames = (): readonly string[] => names;

/**
 * In development, lists the pictures anew after their folder has changed. Node has read the list
 * once, so the names that may be used follow here.
 */
export async function followPictures(): ReturnType<typeof writePictures> {
  // Most who ask for names read no pictures.
  const found = await (await import("./pictures.ts")).writePictures();
  ({ names } = found);
  return found;
}
