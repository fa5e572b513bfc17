import { current } from "@kolam/content/model/pages/languages";
import { typefaces } from "@site/brand/fonts";
import { scripts } from "@site/brand/scripts";
import { symbol } from "../../fonts/cut-fonts.ts";
import { xmlText } from "../crawl-files/xml-text.ts";
import { isMirrored, turned } from "./mirror.ts";
import { type Piece, visualOrder } from "./visual-order.ts";

/** The two styles of text on a card: the title, and everything else. */
export type CardCut = "display" | "text";

/** Width of a text in pixels at font size 1, without letter spacing. */
export type Measure = (text: string, cut: CardCut) => number;

/**
 * Letter spacing of titles as a share of the font size; none in scripts that join their letters.
 */
export const titleTracking = isMirrored ? 0 : -0.02;

const script = scripts[current.tag];
const syllables = new Intl.Segmenter();

/** Whether a run is of letters that are not Latin. */
export const isScript = (run: string): boolean =>
  script !== undefined && run.search(script.letters) === 0;

/** Takes words of these letters out of a text. */
const wordsIn = (text: string, letters: RegExp): string[] =>
  text.split(new RegExp(`(${letters.source}+)`));

/**
 * Takes words of these letters out of a text, by syllable: the renderer lays what follows a vowel
 * sign over the sign.
 */
export const syllablesIn = (text: string, letters: RegExp): string[] =>
  wordsIn(text, letters).flatMap((part, at) =>
    at % 2 === 1 ? [...syllables.segment(part)].map(({ segment }) => segment) : part,
  );

/**
 * Splits a text by font: the currency's symbol and letters that are not Latin may be in font files
 * of their own.
 */
export function runsOf(text: string): string[] {
  const parts = typefaces.text.symbol ? text.split(symbol) : [text];
  const pieces = isMirrored ? wordsIn : syllablesIn;
  return parts
    .flatMap((run, at) => [at > 0 ? symbol : "", ...(script ? pieces(run, script.letters) : [run])])
    .filter((run) => run !== "");
}

/** The attributes that select the font of a run. */
export function cutAttributes(run: string, cut: CardCut): string {
  const { latin, symbol: own } = typefaces[cut].card;
  const { attributes } = run === symbol && own ? own : latin;
  return script && isScript(run)
    ? attributes.replace(/(?<=font-family=")[^"]*/, script.family)
    : attributes;
}

/** A part of a line in a colour of its own. */
export interface Part {
  readonly text: string;
  readonly fill: string;
}

/** The pieces of a line, each in one font and direction, as they stand from left to right. */
function piecesOf(parts: readonly Part[]): readonly Piece<string>[] {
  return visualOrder(
    parts.flatMap(({ text, fill }) => runsOf(text).map((run) => ({ text: run, look: fill }))),
  );
}

/** The pieces of a text, each in one font and direction. */
export const piecesIn = (text: string): string[] =>
  piecesOf([{ text, fill: "" }]).map((piece) => piece.text);

/** A line that ends where its place is, from the left. */
function mirroredLine(
  parts: readonly Part[],
  cut: CardCut,
  { x: start, y, size }: { x: number; y: number; size: number },
  measure: Measure,
): string {
  const pieces = piecesOf(parts).map((piece) => ({
    ...piece,
    width: measure(piece.text, cut) * size,
  }));
  let x = -pieces.reduce((sum, { width }) => sum + width, 0);
  const texts = pieces.map(({ text, look, width }) => {
    const place = `x="${x.toFixed(1)}" y="${y}" font-size="${size}" fill="${look}"`;
    x += width;
    return `<text xml:space="preserve" ${place} ${cutAttributes(text, cut)}>${xmlText(text)}</text>`;
  });
  return turned(start, texts.join(""));
}

/** Parts of a line of text as SVG, one after the other. */
export function setParts(
  parts: readonly Part[],
  cut: CardCut,
  at: { x: number; y: number; size: number },
  measure: Measure,
): string {
  if (isMirrored) return mirroredLine(parts, cut, at, measure);
  let { x } = at;
  return parts
    .map(({ text, fill }) => {
      const set = setLine(text, cut, { ...at, x, fill }, measure);
      const tracking = cut === "display" ? text.length * titleTracking : 0;
      x += (measure(text, cut) + tracking) * at.size;
      return set;
    })
    .join("");
}

/**
 * A line of text as SVG. Each run is placed separately: when the renderer switches fonts within a
 * line itself, it loses characters next to a ligature.
 */
export function setLine(
  text: string,
  cut: CardCut,
  at: { x: number; y: number; size: number; fill: string },
  measure: Measure,
): string {
  if (isMirrored) return setParts([{ text, fill: at.fill }], cut, at, measure);
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
