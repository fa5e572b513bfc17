import { type Kolam, kolam } from "../../../../../packages/ui/src/motif/generate.ts";
import type { FrameKind } from "../../../src/photos/photo-frame.ts";
import type { Pigments } from "./pigments.ts";

/** In CSS pixels, however large the picture is shown. */
const weight = { line: 2.5, dot: 7.5 } as const;

/** Arrangements of dots that allow a single line around all of them. */
const lattices = [
  { cols: 8, rows: 5 },
  { cols: 7, rows: 5 },
  { cols: 9, rows: 6 },
] as const;
const motifs = [
  { cols: 7, rows: 7, shape: "diamond" },
  { cols: 5, rows: 5, shape: "octagon" },
  { cols: 7, rows: 5, shape: "octagon" },
] as const;

/** Units around the drawing. */
const padding = 9;

/** A drawing of the given kind; `seed` decides which, and is the same for the same photo. */
function drawingOf(kind: FrameKind, seed: string): Kolam {
  const nth = [...seed].reduce((sum, character) => sum + character.charCodeAt(0), 0);
  if (kind === "motif") {
    const grid = motifs[nth % motifs.length] ?? motifs[0];
    return kolam({ ...grid, seed, density: 0.3 });
  }
  const grid = lattices[nth % lattices.length] ?? lattices[0];
  return kolam({ ...grid, seed, density: 0.25 });
}

/** The picture in place of a photo, as SVG. It has no size of its own: in any box it shows a whole kolam. */
export function frameSvg(kind: FrameKind, seed: string, { ground, ink, accent }: Pigments): string {
  const drawing = drawingOf(kind, seed);
  const box = [-padding, -padding, drawing.width + 2 * padding, drawing.height + 2 * padding];
  const path = (d: string, stroke: string, width: number) =>
    `<path d="${d}" stroke="${stroke}" stroke-width="${width}" vector-effect="non-scaling-stroke"/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<path fill="${ground}" d="M0 0h9999v9999H0z"/>`,
    `<svg viewBox="${box.join(" ")}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    path(drawing.dotsPath, accent, weight.dot),
    path(drawing.line, ink, weight.line),
    "</svg></svg>",
  ].join("");
}
