import { type PhotoKey, photos } from "@kolam/content/photos";
import { Photo } from "@kolam/ui/photo";
import { config } from "../config.ts";
import { photoSrcSet, photoUrl } from "./photo-url.ts";

export interface SitePhotoProps {
  photo: PhotoKey;
  /** Width of the largest box it is shown in, in CSS pixels. */
  width: number;
  /** Height of that box. */
  height: number;
  /** How wide the box is at which window width, as in the `sizes` attribute. */
  sizes: string;
  /** For the largest picture of the first screen. */
  priority?: boolean;
  /** True where the words around it say all that the picture shows. */
  decorative?: boolean;
  className?: string;
}

/** One of the site's photos, from the photo host, over its own artwork. */
export function SitePhoto({ photo, width, height, decorative = false, ...rest }: SitePhotoProps) {
  const picture = photos[photo];
  const ratio = width / height;
  return (
    <Photo
      {...rest}
      src={photoUrl(config.photoHost, picture, width, ratio)}
      srcSet={photoSrcSet(config.photoHost, picture, width, ratio)}
      alt={decorative ? "" : picture.alt}
      width={width}
      height={height}
      frameSrc={`/art/${picture.id}.svg`}
    />
  );
}
