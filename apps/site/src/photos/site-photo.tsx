import { type PhotoKey, photos } from "@kolam/content/photos";
import { Photo } from "@kolam/ui/photo";
import { config } from "../config.ts";
import { photoSrcSet, photoUrl } from "./photo-url.ts";

interface SitePhotoProps {
  photo: PhotoKey;
  /** The largest width at which the photo is shown, in CSS pixels. */
  width: number;
  /** The height at that width. */
  height: number;
  /** The `sizes` attribute. */
  sizes: string;
  /** Set it for the largest photo that is visible without scrolling: it is then loaded first. */
  priority?: boolean;
  /** Whether the photo adds nothing to the text around it; it then has an empty `alt`. */
  decorative?: boolean;
}

/** One of the site's photos, with a placeholder drawing while it loads. */
export function SitePhoto({ photo, width, height, decorative = false, ...rest }: SitePhotoProps) {
  const source = photos[photo];
  const ratio = width / height;
  return (
    <Photo
      {...rest}
      src={photoUrl(config.photoHost, source, width, ratio)}
      srcSet={photoSrcSet(config.photoHost, source, width, ratio)}
      alt={decorative ? "" : source.alt}
      width={width}
      height={height}
      frameSrc={`/art/${source.id}.svg`}
    />
  );
}
