import type { Drawing } from "@kolam/ui/kolam";
import { oneLine } from "./one-line.ts";

/** The drawing in place of a photo, always the same for the same photo. */
export function frameDrawing(photo: string): Drawing {
  return oneLine({ cols: 9, rows: 6, density: 0.25, seed: photo });
}

/** The drawing on the social card of a page, always the same for the same path. */
export function cardDrawing(path: string): Drawing {
  return oneLine({ cols: 9, rows: 9, shape: "diamond", density: 0.3, seed: path });
}

/**
 * The band on the cover of an article without numbers to draw, always the same for the same
 * article.
 */
export function coverBandDrawing(slug: string): Drawing {
  return oneLine({ cols: 21, rows: 5, density: 0.3, seed: slug });
}
