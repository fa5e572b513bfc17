import type { ReactNode } from "react";
import { classList } from "../definition/class-list.ts";
import styles from "./photo.module.css";

type Sources =
  | { readonly srcSet: string; readonly sizes: string }
  | { readonly srcSet?: undefined; readonly sizes?: undefined };

type Frame =
  | { readonly frame: ReactNode; readonly frameSrc?: undefined }
  | { readonly frameSrc: string; readonly frame?: undefined }
  | { readonly frame?: undefined; readonly frameSrc?: undefined };

export type PhotoProps = Sources &
  Frame & {
    readonly src: string;
    /** What the picture shows, for those who do not see it; empty if it adds nothing to the words. */
    readonly alt: string;
    /** Width of the shown picture in pixels; with `height` it fixes the box's ratio. */
    readonly width: number;
    /** Height of the shown picture in pixels. */
    readonly height: number;
    /** For the largest picture of the first screen: fetched at once and before others. */
    readonly priority?: boolean | undefined;
    readonly className?: string | undefined;
  };

/**
 * A photo in a box that never changes its size. Artwork (`frame`: an SVG, or `frameSrc`: the address
 * of one) stands until the photo covers it, and instead of the photo if that never arrives: then the
 * artwork is all that is seen, with no broken-image mark, while the `alt` text is still read out.
 */
export function Photo({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  priority = false,
  frame,
  frameSrc,
  className,
}: PhotoProps) {
  const loading = priority ? "eager" : "lazy";
  return (
    <span className={classList(styles.root, className)}>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.shape} aria-hidden="true" />
      {frame ? (
        <span className={styles.frame} aria-hidden="true">
          {frame}
        </span>
      ) : null}
      {frameSrc ? (
        <img
          loading={loading}
          decoding="async"
          src={frameSrc}
          alt=""
          width={width}
          height={height}
          className={styles.image}
        />
      ) : null}
      <img
        loading={loading}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        sizes={sizes}
        srcSet={srcSet}
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={styles.image}
      />
    </span>
  );
}
