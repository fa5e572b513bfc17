import { hill } from "./contours.ts";

/** The drawing in place of a photo, always the same for the same photo. */
export function frameDrawing(photo: string) {
  return hill({ seed: photo, width: 220, height: 150, lines: 8 });
}

/** The drawing on the social card of a page, always the same for the same path. */
export function cardDrawing(path: string) {
  return hill({ seed: path, width: 200, height: 200, lines: 10 });
}

/**
 * The band on the cover of an article without numbers to draw, always the same for the same
 * article.
 */
export function coverBandDrawing(slug: string) {
  return hill({ seed: slug, width: 420, height: 100, lines: 7 });
}
