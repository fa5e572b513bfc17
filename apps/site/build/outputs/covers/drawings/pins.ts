import type { CoverRows } from "@kolam/content/model/blog/article-cover";
import { type Box, disc, type Pen, ring, stroke } from "../pen.ts";

const pitch = 44;
const label = { size: 46, gap: 48 } as const;

/** Places on a map of dots, each in a loop of its own. */
export function pinsDrawing(rows: CoverRows<"pins">, pen: Pen, box: Box): string {
  const columns = Math.floor(box.width / pitch);
  const lines = Math.floor(box.height / pitch);
  const dot = (column: number, line: number) =>
    [box.x + pitch / 2 + column * pitch, box.y + pitch / 2 + line * pitch] as const;
  // A place stands on the dot that is nearest to it.
  const places = rows.map(([name, across, down]) => {
    const [x, y] = dot(
      Math.round((across / 100) * (columns - 1)),
      Math.round((down / 100) * (lines - 1)),
    );
    return { name, x, y, end: x + label.gap + pen.widthOf(name, label.size) };
  });
  const isFree = (x: number, y: number) =>
    places.every((place) => y !== place.y || x < place.x - pitch / 2 || x > place.end + 24);
  const dots = Array.from({ length: columns * lines }, (_, index) =>
    dot(index % columns, Math.floor(index / columns)),
  ).filter(([x, y]) => isFree(x, y));
  return [
    ...dots.map(([x, y]) => disc(x, y, 3.5, pen.ink)),
    ...places.flatMap(({ name, x, y, end }) => [
      disc(x, y, 30, pen.ground),
      ring(x, y, 27, pen.ink, stroke.line),
      disc(x, y, 10, pen.accent),
      pen.text(name, { x: x + label.gap, y: y + 16, size: label.size, width: end - x }),
    ]),
  ].join("");
}
