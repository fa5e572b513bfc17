import type { LogoFiles } from "@kolam/content/model/company/logo";
import type { PictureFile } from "@site/generated/pictures";
import { factsOf, pictureSources } from "../photos/own-picture.ts";
import styles from "./logo-image.module.css";

interface LogoImageProps {
  logo: LogoFiles;
  /**
   * How large a square would be, in CSS pixels. Wide logos are lower, so that all seem equally
   * large.
   */
  size: number;
  /** `theme`: light in the light theme, dark in the dark one; `dark`: dark in both. */
  surface: "theme" | "dark";
  /**
   * Loads lazily, and only in its theme. Otherwise it would be requested with the page, before the
   * hero's picture.
   */
  lazy?: boolean;
}

/**
 * The size of a logo that covers about the same area as a square. It is never more than four times
 * as wide.
 */
function opticalSize(ratio: number, size: number) {
  const width = Math.min(size * Math.sqrt(ratio), size * 4);
  return { width: Math.round(width), height: Math.round(width / ratio) };
}

/**
 * A logo in one optical size, with its variant for dark surfaces. Its name is given by what
 * surrounds it.
 */
export function LogoImage({ logo: { file, onDark }, size, surface, lazy }: LogoImageProps) {
  const image = (name: PictureFile, className: string | undefined) => {
    const picture = { file: name, alt: "" };
    const facts = factsOf(picture);
    const ratio = facts.width / facts.height;
    const box = opticalSize(ratio, size);
    const { src } = pictureSources(picture, 2 * box.width, ratio);
    const loading = lazy ? "lazy" : undefined;
    return <img src={src} alt="" {...box} loading={loading} className={className} />;
  };
  if (surface === "dark") return image(onDark ?? file, onDark ? undefined : styles.tone);
  if (!onDark) return image(file, styles.themed);
  return (
    <>
      {image(file, styles.light)}
      {image(onDark, styles.dark)}
    </>
  );
}
