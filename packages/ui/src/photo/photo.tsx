import type { ReactNode } from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import image from "./cover-image.module.css";
import styles from "./photo.module.css";

type Sources =
  | {
      /**
       * The picture in several widths, as in an `<img>`: `"/a-640.webp 640w, /a-1280.webp 1280w"`.
       */
      readonly srcSet: string;
      /**
       * How wide the picture is displayed, as in an `<img>`: `"(min-width: 48rem) 50vw, 100vw"`.
       */
      readonly sizes: string;
    }
  | { readonly srcSet?: undefined; readonly sizes?: undefined };

type Frame =
  | {
      /** Artwork shown until the photo has loaded: an SVG element. */
      readonly frame: ReactNode;
      readonly frameSrc?: undefined;
    }
  | {
      /** The same as the address of an SVG, which keeps it out of the page's HTML. */
      readonly frameSrc: string;
      readonly frame?: undefined;
    }
  | { readonly frame?: undefined; readonly frameSrc?: undefined };

export type PhotoProps = Sources &
  Frame &
  RootProps<"span", "children"> & {
    /**
     * The picture in other formats, the best first; browsers that know none of them take `srcSet`
     * or `src`.
     */
    readonly sources?: readonly { readonly type: string; readonly srcSet: string }[] | undefined;
    /** Address of the picture; with `srcSet`, of the one for browsers that cannot choose. */
    readonly src: string;
    /** Text alternative; empty if the picture adds nothing to the text. */
    readonly alt: string;
    /** Width of the picture in pixels; with `height` it sets the ratio of the box. */
    readonly width: number;
    /** Height of the picture in pixels. */
    readonly height: number;
    /** What the picture’s host learns of the page, as in an `<img>`. */
    readonly referrerPolicy?: ReferrerPolicy | undefined;
    /** A short line at the foot of the picture, such as its credit or a disclaimer. */
    readonly credit?: ReactNode;
    /** For the largest picture on the first screen: loads eagerly and with high priority. */
    readonly priority?: boolean | undefined;
  };

/**
 * A photo in a box that never changes its size. Artwork (`frame`, an SVG, or `frameSrc`, its
 * address) is visible until the photo covers it. If the photo does not load, the artwork stays,
 * without a broken-image icon, and the `alt` text is still read out.
 */
export function Photo({
  src,
  srcSet,
  sizes,
  sources = [],
  alt,
  width,
  height,
  priority = false,
  referrerPolicy,
  credit,
  frame,
  frameSrc,
  className,
  ...rest
}: PhotoProps) {
  const loading = priority ? "eager" : "lazy";
  // React preloads an <img>, but not one within <picture>.
  const picture = (
    <img
      loading={loading}
      fetchPriority={priority ? "high" : undefined}
      // Set before the URLs, which a browser fetches as soon as they are set.
      referrerPolicy={referrerPolicy}
      decoding={priority ? undefined : "async"}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={image.root}
    />
  );
  return (
    <span {...rest} className={classList(styles.root, className)}>
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
          className={image.root}
        />
      ) : null}
      {sources.length > 0 ? (
        <picture>
          {sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          {picture}
        </picture>
      ) : (
        picture
      )}
      {credit ? <span className={styles.credit}>{credit}</span> : null}
    </span>
  );
}
