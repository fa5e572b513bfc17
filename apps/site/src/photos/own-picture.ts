import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import type { OwnPicture } from "@kolam/content/model/types/picture";
import { pictureFiles } from "@site/generated/pictures";
import { base } from "../base.ts";
import { photoWidths } from "./photo-url.ts";

/** The formats that a picture's copies have. */
export type PictureFormat = "avif" | "jpg" | "webp" | "svg";

/**
 * The format for browsers without AVIF. Screenshots and drawings keep sharp edges and transparency.
 */
const older = { photo: "jpg", screen: "webp", svg: "svg" } as const satisfies Record<
  PictureFacts["type"],
  PictureFormat
>;

/** The format of a picture's copies for what does not know AVIF. */
export const olderFormat = ({ type }: Pick<PictureFacts, "type">): PictureFormat => older[type];

/** A size of a picture, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The address of a copy. It contains everything that the build needs to make it: the content, the
 * size, and which part stays in view.
 */
export function pictureUrl(
  { name }: Pick<PictureFacts, "name">,
  { width, height }: PictureSize,
  format: PictureFormat,
  focus: OwnPicture["focus"] = [50, 50],
): string {
  const place = focus.join() === "50,50" ? "" : `-${focus.join("-")}`;
  return `${base}/pictures/${name}-${width}x${height}${place}.${format}`;
}

/** The facts of a picture: its own, if the build has put them beside it, or those of its file. */
export const factsOf = ({ file, facts = pictureFiles[file] }: OwnPicture): PictureFacts => facts;

/**
 * The part of a picture that a place of some ratio (width / height) shows, in the picture's pixels.
 */
export function shownPart({ width, height }: PictureSize, ratio: number): PictureSize {
  return width / height > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}

/**
 * The addresses of a picture's copies for an `<img>` and its `<source>`. None is larger than its
 * file.
 */
export function pictureSources(picture: OwnPicture, box: number, ratio: number) {
  const facts = factsOf(picture);
  const format = older[facts.type];
  if (format === "svg") return { src: pictureUrl(facts, facts, format), avif: undefined };
  const largest = shownPart(facts, ratio).width;
  const smaller = photoWidths.filter((width, index) => {
    const before = photoWidths[index - 1] ?? 0;
    return width < largest && before < 2 * box;
  });
  const enough = (smaller.at(-1) ?? 0) >= 2 * box;
  const widths = enough ? smaller : [...smaller, Math.min(largest, 2 * box)];
  const address = (width: number, as: PictureFormat) =>
    pictureUrl(facts, { width, height: Math.round(width / ratio) }, as, picture.focus);
  const set = (as: PictureFormat) =>
    widths.map((width) => `${address(width, as)} ${width}w`).join(", ");
  return {
    src: address(widths.find((width) => width >= box) ?? widths.at(-1) ?? largest, format),
    srcSet: set(format),
    avif: set("avif"),
  };
}

/**
 * The address of the copy that a picture opens in: the whole of it, in the format that every
 * browser shows.
 */
export function largestCopy(picture: OwnPicture): string {
  const facts = factsOf(picture);
  const format = older[facts.type];
  if (format === "svg") return pictureUrl(facts, facts, format);
  // WebP has no more than 16,383 pixels on a side.
  const scale = Math.min(1, 1600 / facts.width, 16_383 / facts.height);
  const width = Math.round(facts.width * scale);
  const height = Math.round(facts.height * scale);
  return pictureUrl(facts, { width, height }, format);
}
