import type { CoverRows } from "@kolam/content/model/blog/article-cover";
import { PITCH, pathAround } from "@kolam/ui/kolam";
import { type Box, disc, type Pen, stroke } from "../pen.ts";

/** The unit of the kit's drawings from their edge to the first dot. */
const margin = pathAround(1, 1).width / 2;

/**
 * Where each row says yes: the line winds around the dots, several in a row are one strand. One may
 * stand out.
 */
export function gridDrawing(rows: CoverRows<"grid">, pen: Pen, box: Box): string {
  const labels = Math.max(...rows.map(([label]) => pen.widthOf(label, 46)));
  const columns = rows[0]?.[1].length ?? 1;
  const left = box.x + Math.min(labels, 340) + 70;
  const pitch = Math.min(74, (box.x + box.width - left - 40) / (columns - 1));
  const scale = pitch / PITCH;
  const key = rows.some(([, marks]) => marks.includes("Y")) ? "Y" : "y";
  return rows
    .map(([label, marks], row) => {
      const y = box.y + ((row + 0.5) * box.height) / rows.length;
      const dots = [...marks].map((mark, column) =>
        disc(left + column * pitch, y, mark === "n" ? 6 : 9, mark === key ? pen.accent : pen.ink),
      );
      const strands = [...marks.matchAll(/y+/gi)].map(({ index, 0: run }) => {
        const x = left + index * pitch - margin * scale;
        const d = pathAround(run.length, run.length).line;
        return `<path transform="translate(${x.toFixed(1)} ${(y - margin * scale).toFixed(1)}) scale(${scale.toFixed(3)})" d="${d}" fill="none" stroke="${pen.ink}" stroke-width="${(stroke.line / scale).toFixed(2)}" stroke-linejoin="round"/>`;
      });
      return [
        pen.text(label, { x: box.x, y: y + 15, size: 46, width: 340 }),
        ...strands,
        ...dots,
      ].join("");
    })
    .join("");
}
