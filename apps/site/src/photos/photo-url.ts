import type { Photo } from "@site/words/photos";

/** The widths of the photos in a `srcset`, in pixels. */
export const photoWidths = [320, 480, 720, 960, 1280, 1600] as const;

/** The URL of a photo in a width in pixels, cropped to an aspect ratio (width / height). */
export function photoUrl(host: string, photo: Photo, width: number, ratio: number): string {
  const query = new URLSearchParams({
    auto: "format",
    fit: "crop",
    w: String(width),
    h: String(Math.round(width / ratio)),
    q: "70",
  });
  return `${host}/${photo.id}?${query}`;
}

/**
 * The `srcset` of a photo. The largest width is enough for a screen with two device pixels per CSS
 * pixel.
 * @param box the largest width at which the photo is shown, in CSS pixels
 */
export function photoSrcSet(host: string, photo: Photo, box: number, ratio: number): string {
  const widths = photoWidths.filter((_width, index) => {
    const smaller = photoWidths[index - 1];
    return smaller === undefined || smaller < 2 * box;
  });
  return widths.map((width) => `${photoUrl(host, photo, width, ratio)} ${width}w`).join(", ");
}
