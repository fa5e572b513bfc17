import { amountValue, type CoverRows } from "@kolam/content/model/blog/article-cover";
import { type Box, type Pen, rule } from "../pen.ts";

/** Two offers line by line, with the lower total in the accent colour. */
export function billDrawing(rows: CoverRows<"bill">, pen: Pen, box: Box): string {
  const pitch = box.height / rows.length;
  const right = box.x + box.width;
  const middle = right - box.width * 0.32;
  return rows
    .map(([line, one, other], index) => {
      const isTotal = index === rows.length - 1;
      const top = box.y + index * pitch;
      const least = Math.min(amountValue(one), amountValue(other));
      const look = {
        y: top + pitch * 0.72,
        size: isTotal ? 42 : 40,
        cut: isTotal ? "display" : "text",
      } as const;
      const price = (text: string, x: number) =>
        pen.text(text, {
          ...look,
          x,
          width: box.width * 0.28,
          align: "end",
          fill: isTotal && amountValue(text) === least ? pen.accent : pen.ink,
        });
      return [
        rule(box.x, top, box.width, pen.ink, isTotal ? 5 : 1.5),
        pen.text(line, { ...look, x: box.x, width: box.width * 0.36 }),
        price(one, middle),
        price(other, right),
      ].join("");
    })
    .join("");
}
