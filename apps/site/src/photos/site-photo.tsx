import { type PhotoKey, photos } from "@kolam/content/photos";
import { Photo } from "@kolam/ui/photo";
import { config } from "../config.ts";
import { photoFrame } from "./photo-frame.ts";
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
  /** The address of the picture that stands for the photo until it comes. By default it depends on the photo. */
  frame?: string;
  /** Whether the photo adds nothing to the text around it; it then has an empty `alt`. */
  decorative?: boolean;
}

/** One of the site's photos. Until it comes, and if it does not, a drawing stands for it. */
export function SitePhoto({
  photo,
  width,
  height,
  frame,
  decorative = false,
  ...rest
}: SitePhotoProps) {
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
      frameSrc={frame ?? photoFrame(source.id, width)}
    />
  );
}
