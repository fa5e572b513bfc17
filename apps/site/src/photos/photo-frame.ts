import type { Photo } from "@site/words/photos";
import { base } from "../base.ts";

/** The address of the drawing that is shown until a photo has loaded. */
export function photoFrame(id: Photo["id"]): string {
  return `${base}/art/frame-${id}.svg`;
}

/** The address of the cover that an article without a photo has. */
export function coverFile(slug: string): string {
  return `${base}/art/cover-${slug}.svg`;
}
