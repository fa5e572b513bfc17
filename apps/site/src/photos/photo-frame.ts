import type { Photo } from "@site/words/photos";
import { base } from "../base.ts";

/** The address of the drawing that stands for a photo until it comes. */
export function photoFrame(id: Photo["id"]): string {
  return `${base}/art/frame-${id}.svg`;
}

/** The address of the cover that stands for an article's photo. */
export function coverFile(slug: string): string {
  return `${base}/art/cover-${slug}.svg`;
}
