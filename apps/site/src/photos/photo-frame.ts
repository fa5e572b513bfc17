import type { Photo } from "@kolam/content/photos";
import { base } from "../base.ts";

/** What is drawn in place of a photo: one large kolam, or a fine one of many dots. */
export const frameKinds = ["motif", "lattice"] as const;

/** One of {@link frameKinds}. */
export type FrameKind = (typeof frameKinds)[number];

/** Photos narrower than this, in CSS pixels, have the motif: a lattice would be too fine. */
const leastLattice = 460;

/** A number that depends on the id alone, and differs between similar ids. */
function numberOf(id: string): number {
  return [...id].reduce(
    (sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0,
    0,
  );
}

/** The address of a drawing that can stand for a photo. */
export function frameFile(id: Photo["id"], kind: FrameKind): string {
  return `${base}/art/${id}-${kind}.svg`;
}

/** The address of the drawing that stands for a photo until it comes. `width`: of the photo, in CSS pixels. */
export function photoFrame(id: Photo["id"], width: number): string {
  const kinds = width < leastLattice ? (["motif"] as const) : frameKinds;
  return frameFile(id, kinds[(numberOf(id) >>> 8) % kinds.length] ?? "motif");
}

/** The address of the cover that stands for an article's photo. */
export function coverFile(slug: string): string {
  return `${base}/art/cover-${slug}.svg`;
}
