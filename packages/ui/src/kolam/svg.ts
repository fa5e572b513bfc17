import type { Drawing } from "./generate.ts";

export type SvgColors = {
  /** CSS colour of the line. */
  line: string;
  /** CSS colour of the dots. */
  dots: string;
  /** CSS colour of the background; none by default. */
  background?: string;
};

export type SvgOptions = SvgColors & {
  /** Width of the line in the drawing's units (dots are 20 apart). @default 1.5 */
  strokeWidth?: number;
  /** Diameter of a dot in the same units. @default 3.6 */
  dotSize?: number;
  /** Padding around the drawing in the same units. @default 2 */
  padding?: number;
  /** Makes the document square, as icons require. @default false */
  square?: boolean;
};

const attribute = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A drawing as a self-contained SVG document, e.g. for favicons and preview images. */
export function svgDocument(drawing: Drawing, options: SvgOptions): string {
  const { strokeWidth = 1.5, dotSize = 3.6, padding = 2, square = false } = options;
  const longest = Math.max(drawing.width, drawing.height);
  const [width, height] = square ? [longest, longest] : [drawing.width, drawing.height];
  const left = (drawing.width - width) / 2 - padding;
  const top = (drawing.height - height) / 2 - padding;
  const box = [left, top, width + 2 * padding, height + 2 * padding];
  const path = (d: string, stroke: string, size: number) =>
    d === "" ? "" : `<path d="${d}" stroke="${attribute(stroke)}" stroke-width="${size}"/>`;
  const behind =
    options.background === undefined
      ? ""
      : `<path fill="${attribute(options.background)}" d="M${left} ${top}h${box[2]}v${box[3]}h-${box[2]}z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" fill="none" stroke-linecap="round" stroke-linejoin="round">${behind}${path(drawing.dotsPath, options.dots, dotSize)}${path(drawing.line, options.line, strokeWidth)}</svg>`;
}
