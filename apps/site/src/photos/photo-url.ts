import type { Photo } from "@kolam/content/photos";

/** Widths, in pixels, that a photo is offered in: from half a phone to a sharp desktop. */
export const photoWidths = [320, 480, 720, 960, 1280, 1600] as const;

/** The address of a photo at a width, cropped to a ratio (width by height). */
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

/** The `srcset` of a photo: no wider than twice the box it is shown in. */
export function photoSrcSet(host: string, photo: Photo, box: number, ratio: number): string {
  const wanted = photoWidths.filter((_width, index) => {
    const smaller = photoWidths[index - 1];
    return smaller === undefined || smaller < 2 * box;
  });
  return wanted.map((width) => `${photoUrl(host, photo, width, ratio)} ${width}w`).join(", ");
}
