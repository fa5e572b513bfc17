import type { CoverRows } from "@kolam/content/model/blog/article-cover";
import { type Box, type Pen, stroke } from "../pen.ts";

const gap = 36;
const labelHeight = 46;

/** Fields with their labels, in two rows, and their contents. */
export function formDrawing(rows: CoverRows<"form">, pen: Pen, box: Box): string {
  const columns = Math.ceil(rows.length / 2);
  const width = (box.width - gap * (columns - 1)) / columns;
  const pitch = (box.height + 24) / 2;
  const height = pitch - 24 - labelHeight;
  return rows
    .map(([label, content], index) => {
      const x = box.x + (index % columns) * (width + gap);
      const y = box.y + Math.floor(index / columns) * pitch;
      return [
        pen.text(label, { x, y: y + 30, size: 38, width, fill: pen.accent }),
        `<rect x="${x}" y="${y + labelHeight}" width="${width}" height="${height}" fill="none" stroke="${pen.ink}" stroke-width="${stroke.rule}"/>`,
        pen.text(content, {
          x: x + 18,
          y: y + labelHeight + height / 2 + 13,
          size: 38,
          width: width - 36,
        }),
      ].join("");
    })
    .join("");
}
