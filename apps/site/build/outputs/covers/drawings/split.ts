import { amountValue, type CoverRows } from "@kolam/content/model/blog/article-cover";
import type { Box, Pen } from "../pen.ts";

/** The parts of a sum as stairs: each part begins where the one above it ends. */
export function splitDrawing(rows: CoverRows<"split">, pen: Pen, box: Box): string {
  const parts = rows.map(([, amount]) => amountValue(amount));
  const unit = box.width / parts.reduce((sum, part) => sum + part, 0);
  const pitch = box.height / rows.length;
  const height = pitch * 0.72;
  return rows
    .map(([label, amount], index) => {
      const before = parts.slice(0, index).reduce((sum, part) => sum + part, 0);
      const x = box.x + before * unit;
      const width = (parts[index] ?? 0) * unit;
      const y = box.y + index * pitch;
      const left = x - box.x;
      const right = box.x + box.width - x - width;
      const isRight = right > left;
      return [
        `<path d="M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z" fill="${index === 0 ? pen.accent : pen.ink}"/>`,
        pen.text(`${amount} ${label}`, {
          x: isRight ? x + width + 20 : x - 20,
          y: y + height / 2 + 13,
          size: 40,
          width: Math.max(left, right) - 20,
          align: isRight ? "start" : "end",
        }),
      ].join("");
    })
    .join("");
}
