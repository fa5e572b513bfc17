import { leaves, veinsOf } from "./leaves.ts";

/** The drawing in place of a photo, always the same for the same photo. */
export function frameDrawing(photo: string) {
  return leaves({ size: 110, count: 2, veins: veinsOf(photo) });
}

/** The drawing on the social card of a page, always the same for the same path. */
export function cardDrawing(path: string) {
  return leaves({ size: 200, veins: veinsOf(path) });
}

/**
 * The band on the cover of an article without numbers to draw, always the same for the same
 * article.
 */
export function coverBandDrawing(slug: string) {
  return leaves({ size: 100, count: 4, veins: veinsOf(slug) });
}
