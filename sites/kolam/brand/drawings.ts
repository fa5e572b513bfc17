import type { ServiceId } from "@kolam/content/model/pages/paths";
import { type Drawing, type DrawingName, drawing, type KolamOptions } from "@kolam/ui/kolam";
import { oneLine } from "./one-line.ts";

/**
 * The drawings of the pages: a line and dots, as SVG path data. Only the build imports this file;
 * pages import the finished drawings, such as `virtual:drawing/hero`.
 */
export const drawings = {
  /** On the home page's first screen. */
  hero: drawing("hero"),
  /** When something has been sent. */
  success: drawing("success"),
  /** While something is worked on. */
  waiting: drawing("gem"),
  /** Where there is no page. */
  "not-found": drawing("notFound"),
} as const satisfies Record<string, Drawing>;

/** A square of dots around an empty one. */
const ring = ["#####", "#...#", "#...#", "#...#", "#####"];

/**
 * The drawing behind the initials of a person without a portrait, if the brand has one: a frame of
 * dots.
 */
export const personDrawing = (id: string): Drawing | undefined =>
  oneLine({ shape: ring, symmetry: "none", density: 0.2, seed: id });

/** What the drawings of pages and clients are drawn on. */
const grounds = [
  { cols: 7, rows: 7, shape: "diamond", density: 0.35 },
  { cols: 7, rows: 5, density: 0.28 },
  { shape: ["..###..", ".#####.", "#######", ".#####.", "..###.."], density: 0.3 },
  { cols: 9, rows: 9, shape: "diamond", density: 0.25 },
  { shape: ["..#..", ".###.", "#####", "#####", "#####", ".###.", "..#.."], density: 0.3 },
  { cols: 5, rows: 5, density: 0.3 },
  { shape: [".##.##.", "#######", "#######", ".#####.", "..###..", "...#..."], density: 0.25 },
] as const satisfies readonly Omit<KolamOptions, "seed">[];

/**
 * The drawing of a page or a client: one line, the same on its left as on its right, and always the
 * same for the same seed.
 */
export function seededDrawing(seed: string): Drawing {
  const sum = [...seed].reduce((before, letter) => before + (letter.codePointAt(0) ?? 0), 0);
  const ground = grounds[sum % grounds.length] ?? grounds[0];
  return oneLine({ ...ground, symmetry: "2", seed });
}

/** The services that have a drawing of their own. */
const serviceDrawings: Partial<Record<ServiceId, DrawingName>> = {
  "software-development": "block",
  "web-development": "window",
  "mobile-development": "tower",
  "digital-marketing": "fan",
  seo: "steps",
  ecommerce: "basket",
  design: "gem",
  branding: "crown",
};

/** The drawing of a service: its own, or one that is made from its id. */
export function serviceDrawing(id: ServiceId): Drawing {
  const name = serviceDrawings[id];
  return name ? drawing(name) : oneLine({ cols: 4, rows: 3, density: 0.2, seed: id });
}
