import type { PictureFile } from "./pictures.generated.ts";

/** A logo: files in `src/pictures`, SVG or PNG with a transparent ground. */
export interface LogoFiles {
  readonly file: PictureFile;
  /** The same for dark surfaces. Without it the logo is shown there in one light tone. */
  readonly onDark?: PictureFile;
}

interface OwnLogo extends LogoFiles {
  /** A square one for tabs and home screens. Default: the logo on a tile. */
  readonly icon?: PictureFile;
}

/**
 * The agency's logo with its name. Without one the site shows the mark of `brand/mark.ts` and the
 * name.
 */
export const logo: OwnLogo | undefined = { file: "tarn-and-tally.svg" };
