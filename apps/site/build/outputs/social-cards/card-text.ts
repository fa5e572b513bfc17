import { typefaces } from "../../../src/brand/fonts.ts";
import { symbol } from "../../fonts/cut-fonts.ts";
import { xmlText } from "../crawl-files/xml-text.ts";

/** The two styles of text on a card: the title, and everything else. */
export type CardCut = "display" | "text";

/** Width of a text in pixels at font size 1, without letter spacing. */
export type Measure = (text: string, cut: CardCut) => number;

/** Letter spacing of titles as a share of the font size. */
export const titleTracking = -0.02;

/** Splits a text by font: the currency's symbol may be in a font file of its own. */
export function runsOf(text: string): string[] {
  if (!typefaces.text.symbol) return text === "" ? [] : [text];
  return text
    .split(symbol)
    .flatMap((run, at) => (at > 0 ? [symbol, run] : [run]))
    .filter((run) => run !== "");
}

/** The attributes that select the font of a run. */
export function cutAttributes(run: string, cut: CardCut): string {
  const { latin, symbol: own } = typefaces[cut].card;
  return (run === symbol && own ? own : latin).attributes;
}

/**
 * A line of text as SVG. Each run is placed separately: when the renderer switches fonts within a line itself,
 * it loses characters next to a ligature.
 */
export function setLine(
  text: string,
  cut: CardCut,
  at: { x: number; y: number; size: number; fill: string },
  measure: Measure,
): string {
  const tracking = cut === "display" ? titleTracking * at.size : 0;
  let x = at.x;
  return runsOf(text)
    .map((run) => {
      const place = `x="${x.toFixed(1)}" y="${at.y}" font-size="${at.size}" fill="${at.fill}"`;
      const spacing = tracking === 0 ? "" : ` letter-spacing="${tracking.toFixed(2)}"`;
      x += measure(run, cut) * at.size + run.length * tracking;
      return `<text xml:space="preserve" ${place} ${cutAttributes(run, cut)}${spacing}>${xmlText(run)}</text>`;
    })
    .join("");
}
