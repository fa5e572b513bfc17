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
   * The focal point, which stays in view if the picture is cropped: per cent from the left and from
   * the top. Default: the middle; for a screenshot in a frame, the top.
   */
  readonly focus?: readonly [fromLeft: number, fromTop: number];
  /** The facts of its file. The build adds them to pictures in texts. */
  readonly facts?: PictureFacts;
}

/** A generated one-line drawing. Each word gives a different one. */
export interface DrawnPicture {
  readonly drawing: string;
}

/** A picture in a text: a stock photo by its key in `photos.ts`, your own file, or a drawing. */
export type Picture = PhotoKey | OwnPicture | DrawnPicture;

/** Whether a picture is one of your own. */
export const isOwn = (picture: Picture): picture is OwnPicture =>
  typeof picture === "object" && "file" in picture;
