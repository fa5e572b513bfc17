import type { OwnPicture, Picture } from "@kolam/content/model/types/picture";
import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import { type PhotoKey, photos } from "@site/words/photos";
import { isFields } from "./front-matter.ts";
import { pictureNames } from "./picture-names.ts";
import type { Report } from "./problems.ts";
import { closestOf } from "./problems.ts";

/** Which pictures front matter may name, besides files. */
export const pictureRule = {
  kind: "picture",
  photos: Object.keys(photos),
} as const;

/**
 * The file, the text and the focus of a picture of the owner's, as front matter or a tag's
 * attributes give them.
 */
export function readOwnPicture(
  { file, alt, focus }: Readonly<Record<string, unknown>>,
  where: string,
  report: Report,
): OwnPicture | undefined {
  const files = pictureNames();
  const own = files.find((name) => name === file) as OwnPicture["file"] | undefined;
  if (file === undefined || file === "") {
    report(where, "names no file. Write it as in { file: x.jpg, alt: … }.");
  } else if (!own) {
    const choices = files.length > 0 ? closestOf(String(file), files) : "Put it there.";
    report(
      where,
      `has the file “${String(file)}”, which is not in ${fromRoot(folders.pictures)}. ${choices}`,
    );
  }
  if (typeof alt !== "string" || alt.trim() === "") {
    report(where, "has no alternative text. Say in `alt` what it shows.");
  }
  const place = typeof focus === "string" ? focus.split(/[\s,]+/).map(Number) : (focus ?? [50, 50]);
  const isPlace =
    Array.isArray(place) && place.length === 2 && place.every((part) => part >= 0 && part <= 100);
  if (!isPlace) {
    report(
      where,
      "has a focus that is not two numbers from 0 to 100: from the left, from the top.",
    );
  }
  if (!own || typeof alt !== "string" || !isPlace) return undefined;
  return { file: own, alt, ...(focus === undefined ? {} : { focus: [place[0], place[1]] }) };
}

/** A picture in front matter that can only be a file with its alternative text. */
export function readPictureFile(
  value: unknown,
  where: string,
  report: Report,
): OwnPicture | undefined {
  if (isFields(value)) return readOwnPicture(value, where, report);
  report(where, "must be a file with its text: { file: x.jpg, alt: … }.");
  return undefined;
}

/** A picture in front matter: the key of a stock photo, or a file with its alternative text. */
export function readPicture(value: unknown, where: string, report: Report): Picture | undefined {
  if (isFields(value)) return readOwnPicture(value, where, report);
  const keys = Object.keys(photos) as PhotoKey[];
  const key = keys.find((one) => one === value);
  if (!key) {
    const choices = keys.length > 0 ? `${closestOf(String(value), keys)} Or name` : "Name";
    report(
      where,
      `“${String(value)}” is not an option. ${choices} a file: { file: x.jpg, alt: … }.`,
    );
  }
  return key;
}
