import type { ServiceId } from "@kolam/content/model/pages/paths";
import { type Drawing, type DrawingName, drawing, kolam } from "@kolam/ui/kolam";

/**
 * The drawings of the pages: a line and dots, as SVG path data. Only the build imports this file;
 * pages import the finished drawings, such as `virtual:drawing/hero`.
 */
export const drawings = {
  /** On the home page's first screen. */
  hero: drawing("hero"),
  /** At the end of pages, and where a page has no drawing of its own. */
  closing: drawing("quote"),
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
  kolam({ shape: ring, symmetry: "none", density: 0.2, seed: id });

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
  return name ? drawing(name) : kolam({ cols: 4, rows: 3, density: 0.2, seed: id });
}
