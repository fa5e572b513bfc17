import type { CoverRows } from "@kolam/content/model/blog/article-cover";
import { type Box, disc, type Pen, ring } from "../pen.ts";

const across = 5;
const down = 4;
const pitch = 40;
const radius = 14;

/** A slice of a dot, clockwise from the top. `part`: between 0 and 1. */
function slice(x: number, y: number, part: number, fill: string): string {
  const angle = 2 * Math.PI * part;
  const endX = x + radius * Math.sin(angle);
  const endY = y - radius * Math.cos(angle);
  const large = part > 0.5 ? 1 : 0;
  return `<path d="M${x} ${y}V${y - radius}A${radius} ${radius} 0 ${large} 1 ${endX.toFixed(1)} ${endY.toFixed(1)}z" fill="${fill}"/>`;
}

/** Shares of a hundred, side by side. Every dot is five. */
export function sharesDrawing(rows: CoverRows<"shares">, pen: Pen, box: Box): string {
  const step = box.width / rows.length;
  const dots = across * down;
  return rows
    .map(([label, share], column) => {
      const left = box.x + column * step;
      const full = (share / 100) * dots;
      const marks = Array.from({ length: dots }, (_, index) => {
        const x = left + radius + (index % across) * pitch;
        const y = box.y + radius + Math.floor(index / across) * pitch;
        const part = Math.min(1, Math.max(0, full - index));
        if (part === 1) return disc(x, y, radius, pen.ink);
        const hollow = ring(x, y, radius - 1.5, pen.ink);
        return part === 0 ? hollow : hollow + slice(x, y, part, pen.ink);
      });
      const dotsWidth = (across - 1) * pitch + 2 * radius;
      return [
        ...marks,
        pen.text(`${share}%`, {
          x: left + dotsWidth + 18,
          y: box.y + (down - 1) * pitch + 2 * radius,
          size: 46,
          width: step - dotsWidth - 48,
          cut: "display",
        }),
        pen.text(label, { x: left, y: box.y + box.height - 12, size: 42, width: step - 30 }),
      ].join("");
    })
    .join("");
}
