import type { Pigments } from "../drawings/pigments.ts";
import { type CardCut, type Measure, setLine, titleTracking } from "../social-cards/card-text.ts";

/** The rectangle of a drawing, in units of the cover. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text: where it begins or ends, and how large and wide it may be. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** A longer text is set smaller. */
  readonly width: number;
  readonly cut?: CardCut;
  readonly align?: "start" | "end";
  readonly fill?: string;
}

/** Text smaller than this cannot be read where a cover is 340 pixels wide. */
const leastSize = 28;

/** Line widths of all drawings, in units of the cover. */
export const stroke = { line: 5, rule: 3 } as const;

/** Colours and text for a drawing. */
export interface Pen extends Pigments {
  /** The width of a text in units. */
  readonly widthOf: (text: string, size: number, cut?: CardCut) => number;
  /** @throws when the text does not fit at a size that can be read */
  readonly text: (text: string, line: Line) => string;
}

/** A pen for covers in these colours. */
export function penOf(pigments: Pigments, measure: Measure): Pen {
  const widthOf = (text: string, size: number, cut: CardCut = "text") =>
    (measure(text, cut) + (cut === "display" ? text.length * titleTracking : 0)) * size;
  return {
    ...pigments,
    widthOf,
    text(text, { x, y, size, width, cut = "text", align = "start", fill = pigments.ink }) {
      const fitted = Math.min(size, width / widthOf(text, 1, cut));
      if (fitted < leastSize) {
        throw new Error(
          `“${text.slice(0, 60)}” does not fit on a cover. Shorten it, or break up its longest word.`,
        );
      }
      const rounded = Math.floor(fitted * 10) / 10;
      const start = align === "end" ? x - widthOf(text, rounded, cut) : x;
      return setLine(text, cut, { x: start, y, size: rounded, fill }, measure);
    },
  };
}

/** The shapes that drawings are made of. */
export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const ring = (
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number = stroke.rule,
) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
export const rule = (
  x: number,
  y: number,
  width: number,
  colour: string,
  weight: number = stroke.rule,
) => `<path d="M${x} ${y}h${width}" stroke="${colour}" stroke-width="${weight}"/>`;
