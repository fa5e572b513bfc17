import type { PictureFile } from "@site/generated/pictures";
import type { PhotoKey } from "@site/words/photos";
import type { InLanguage } from "../basics/types.ts";
import type { PictureFacts } from "../media/picture-facts.ts";

/** A picture of your own: a file in the folder `pictures`, and what it shows. */
export interface OwnPicture extends InLanguage {
  readonly file: PictureFile;
  /** The text alternative. */
  readonly alt: string;
  /**
   * What stays in view where a place crops the picture: per cent from its left and from its top.
   * Default: its middle; of a screenshot in a frame, its top.
   */
  readonly focus?: readonly [fromLeft: number, fromTop: number];
  /** The facts of its file. The build adds them to pictures in texts. */
  readonly facts?: PictureFacts;
}

/** A drawing of one line. Each word draws another. */
export interface DrawnPicture {
  readonly drawing: string;
}

/**
 * A picture in the words: a stock photo by its key in `photos.ts`, one of your own, or a drawing.
 */
export type Picture = PhotoKey | OwnPicture | DrawnPicture;

/** Whether a picture is one of your own. */
export const isOwn = (picture: Picture): picture is OwnPicture =>
  typeof picture === "object" && "file" in picture;
