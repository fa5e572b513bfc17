import { coverBandDrawing } from "@site/brand/placeholders";
import { type Box, type Pen, stroke } from "../pen.ts";

/** A band across the cover, for an article without numbers to draw. */
export function stripDrawing(seed: string, pen: Pen, box: Box): string {
  const shape = coverBandDrawing(seed);
  const scale = Math.min(box.width / shape.width, box.height / shape.height);
  return `<g transform="translate(${box.x} ${box.y}) scale(${scale.toFixed(4)})" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${shape.dotsPath}" stroke="${pen.accent}" stroke-width="3.6"/><path d="${shape.line}" stroke="${pen.ink}" stroke-width="${(stroke.line / scale).toFixed(2)}"/></g>`;
}
