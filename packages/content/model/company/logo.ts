import type { PictureFile } from "@site/generated/pictures";

/** A logo: files in the folder `pictures`, SVG or PNG with a transparent ground. */
export interface LogoFiles {
  readonly file: PictureFile;
  /** The same for dark surfaces. Without it the logo is shown there in one light tone. */
  readonly onDark?: PictureFile;
}

/** The agency's own logo. */
export interface OwnLogo extends LogoFiles {
  /** A square one for tabs and home screens. Default: the logo on a tile. */
  readonly icon?: PictureFile;
}
