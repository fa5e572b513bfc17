import { foreign } from "@kolam/content/model/basics/foreign";
import { isOwn, type Picture } from "@kolam/content/model/types/picture";
import type { Drawing } from "@kolam/ui/kolam";
import { Motif } from "@kolam/ui/motif";
import { Photo } from "@kolam/ui/photo";
import { photoWords } from "@site/texts/photos";
import { photos, type Photo as StockPhoto } from "@site/words/photos";
import { preload } from "react-dom";
import { config } from "../config.ts";
import { factsOf, pictureSources } from "./own-picture.ts";
import { photoFrame } from "./photo-frame.ts";
import { photoSrcSet, photoUrl } from "./photo-url.ts";
import { Quarters } from "./quarters.tsx";

interface SitePhotoProps {
  photo: Picture;
  /** The largest width at which the photo is shown, in CSS pixels. */
  width: number;
  /**
   * The height at that width. Without it, your own picture keeps its ratio, and a stock photo is
   * 3:2.
   */
  height?: number;
  /** The `sizes` attribute. */
  sizes: string;
  /** Set it for the largest photo that is visible without scrolling: it is then loaded first. */
  priority?: boolean;
  /**
   * What is shown until a stock photo has loaded: the address of a picture, or a drawing in the
   * page itself, where a second picture would delay the first. By default it depends on the photo.
   */
  frame?: string | Drawing | undefined;
  /** What a drawing says, where it says something that the text around it does not. */
  drawn?: string | undefined;
  /** Whether the photo adds nothing to the text around it; it then has an empty `alt`. */
  decorative?: boolean;
}

/**
 * One of the site's photos. Until it loads, and if it does not, a drawing or its colours take its
 * place.
 */
export function SitePhoto({
  photo,
  width,
  height,
  frame,
  drawn = "",
  decorative = false,
  sizes,
  priority,
}: SitePhotoProps) {
  if (isOwn(photo)) {
    const facts = factsOf(photo);
    const tall = height ?? Math.round((width * facts.height) / facts.width);
    const copies = pictureSources(photo, width, width / tall);
    const choice = copies.avif
      ? { srcSet: copies.srcSet, sizes, sources: [{ type: "image/avif", srcSet: copies.avif }] }
      : {};
    if (!photo.alt && !decorative) {
      throw new Error(`${photo.file} has no alternative text. Say what it shows, beside its name.`);
    }
    if (priority && copies.avif) {
      // React preloads an <img> by itself, but none within <picture>.
      preload(copies.src, {
        as: "image",
        type: "image/avif",
        imageSrcSet: copies.avif,
        imageSizes: sizes,
        fetchPriority: "high",
      });
    }
    return (
      <Photo
        {...foreign(photo)}
        src={copies.src}
        {...choice}
        alt={decorative ? "" : photo.alt}
        width={width}
        height={tall}
        frame={<Quarters {...facts} />}
        priority={priority}
      />
    );
  }
  const tall = height ?? Math.round(width / 1.5);
  if (typeof photo === "object") {
    const drawing = typeof frame === "string" ? frame : photoFrame(photo.drawing);
    return <Photo src={drawing} alt={drawn} width={width} height={tall} priority={priority} />;
  }
  const source: StockPhoto = photos[photo];
  return (
    <Photo
      {...foreign(source)}
      sizes={sizes}
      priority={priority}
      src={photoUrl(config.photoHost, source, width, width / tall)}
      srcSet={photoSrcSet(config.photoHost, source, width, width / tall)}
      alt={decorative ? "" : source.alt}
      width={width}
      height={tall}
      {...(typeof frame === "object"
        ? { frame: <Motif drawing={frame} /> }
        : { frameSrc: frame ?? photoFrame(source.id) })}
      // The host learns nothing of the page that shows its picture.
      referrerPolicy="no-referrer"
      credit={source.people && !decorative ? photoWords.stock(source.photographer) : undefined}
    />
  );
}
