import { foreign } from "@kolam/content/model/basics/foreign";
import type { OwnPicture } from "@kolam/content/model/types/picture";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { lightbox } from "@site/texts/lightbox";
import styles from "./framed-picture.module.css";
import { factsOf, largestCopy } from "./own-picture.ts";
import { SitePhoto } from "./site-photo.tsx";

/** The greatest height of a picture in each frame, as a multiple of its width. */
const tallest = { browser: 0.75, phone: 2.1, none: Number.POSITIVE_INFINITY } as const;

interface FramedPictureProps {
  picture: OwnPicture;
  /** The device around it, which shows as much of a screenshot as a screen does, from its top. */
  frame: keyof typeof tallest;
  caption?: string;
  /** The largest width at which it is shown, in CSS pixels. */
  width: number;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
}

/**
 * A picture in its frame, which opens large: in the `Lightbox` around it, or without scripts as a
 * plain link.
 */
export function FramedPicture({
  picture,
  frame,
  caption,
  width,
  sizes,
  className,
}: FramedPictureProps) {
  const facts = factsOf(picture);
  const height = Math.round(width * Math.min(tallest[frame], facts.height / facts.width));
  const photo = facts.type === "screen" ? { focus: [50, 0] as const, ...picture } : picture;
  const shown = <SitePhoto photo={photo} width={width} height={height} sizes={sizes} />;
  return (
    <figure className={className}>
      <a href={largestCopy(picture)} data-lightbox={caption ?? ""} className={styles.link}>
        {frame === "none" ? shown : <DeviceFrame device={frame}>{shown}</DeviceFrame>}
        <VisuallyHidden> ({lightbox.enlarges})</VisuallyHidden>
      </a>
      {caption ? (
        <figcaption {...foreign(picture)} className={styles.caption}>
          {caption}
        </figcaption>
      ) : null}
    </figure>
  );
}
