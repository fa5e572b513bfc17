import { frameDrawing } from "@site/brand/placeholders";
import { frame } from "./pigments.ts";

/** In CSS pixels, however large the picture is shown. */
const weight = { line: 2.5, dot: 7.5 } as const;

const { ground, ink, accent } = frame;

/**
 * The picture in place of a photo, as SVG. It has no size of its own: its drawing is whole in any
 * box.
 */
export function frameSvg(seed: string): string {
  const { width, height, dotsPath, line } = frameDrawing(seed);
  const margin = Math.round(height / 5);
  const box = [-margin, -margin, width + 2 * margin, height + 2 * margin].join(" ");
  const path = (d: string, stroke: string, width: number) =>
    `<path d="${d}" stroke="${stroke}" stroke-width="${width}" vector-effect="non-scaling-stroke"/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<path fill="${ground}" d="M0 0h9999v9999H0z"/>`,
    `<svg viewBox="${box}" preserveAspectRatio="xMidYMid meet" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    path(dotsPath, accent, weight.dot),
    path(line, ink, weight.line),
    "</svg></svg>",
  ].join("");
}
