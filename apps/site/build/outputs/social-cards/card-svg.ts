import type { Drawing } from "@kolam/ui/kolam";
import { mark } from "@site/brand/mark";
import { cardDrawing } from "@site/brand/placeholders";
import { company } from "@site/facts/company";
import { logo } from "@site/facts/logo";
import { colors } from "@site/generated/colors";
import type { CardWords } from "../../../src/seo/card-words.ts";
import { cardSize } from "../../../src/seo/social-card.ts";
import { logoElement } from "../logo-svg.ts";
import { type CardCut, type Measure, setLine, setParts, titleTracking } from "./card-text.ts";
import { fitTitle, type TitleBox } from "./fit-title.ts";
import { isMirrored, laidOut, neverMirrored } from "./mirror.ts";

/** What a card shows. */
export interface CardModel extends CardWords {
  /** Seed of the drawing: the page's path. */
  readonly seed: string;
  /** The host name of the site. */
  readonly host: string;
}

const { light } = colors;

const palette = {
  background: light["feature-deep"],
  title: light["on-feature"],
  text: light["on-feature-2"],
  eyebrow: light.action,
  line: light["on-feature"],
  dots: light.action,
} as const;

const margin = 72;
const box: TitleBox = {
  width: 580,
  height: 300,
  leading: 1.06,
  sizes: [84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40],
};
/** Position of the drawing, which may be cut off at the right edge. In pixels. */
const art = { left: 664, top: 15, size: 600, stroke: 3.8 };
const baseline = { brand: 97, foot: 562 };

interface Place {
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly stroke: number;
}

function draw(shape: Drawing, at: Place, p: { line: string; dots: string }): string {
  const scale = at.size / Math.max(shape.width, shape.height);
  const line = at.stroke / scale;
  return `<g transform="translate(${at.left} ${at.top}) scale(${scale.toFixed(4)})" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${shape.dotsPath}" stroke="${p.dots}" stroke-width="3.6"/><path d="${shape.line}" stroke="${p.line}" stroke-width="${line.toFixed(2)}"/></g>`;
}

/** Splits the words in the accent colour from the end of a title, which may go over its lines. */
function splitAccent(lines: readonly string[], accent = ""): [plain: string, accent: string][] {
  let left = lines.join(" ").endsWith(accent) ? accent.length : 0;
  return lines
    .toReversed()
    .map((line): [string, string] => {
      const at = Math.max(0, line.length - left);
      left = Math.max(0, left - line.length - " ".length);
      return [line.slice(0, at), line.slice(at)];
    })
    .reverse();
}

/** A logo without a variant for dark surfaces, in one light tone, as header and footer show it. */
function inOneTone(image: string, fill: string): string {
  return `<filter id="tone"><feFlood flood-color="${fill}"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#tone)">${image}</g>`;
}

/** The mark and the name of the agency, on the line `y`. */
export function brand(
  y: number,
  fill: { line: string; dots: string; name: string },
  measure: Measure,
): string {
  if (logo) {
    const width = 420;
    const image = logoElement(
      logo.onDark ?? logo.file,
      { x: margin, y: y - 50, width, height: 72 },
      isMirrored ? "xMax" : "xMin",
    );
    return neverMirrored(logo.onDark ? image : inOneTone(image, fill.name), {
      left: margin,
      width,
    });
  }
  const size = 50;
  const drawn = neverMirrored(draw(mark, { left: margin, top: y - 35, size, stroke: 2.6 }, fill), {
    left: margin,
    width: size,
  });
  const name = { x: margin + 66, y, size: 34, fill: fill.name };
  return drawn + setLine(company.name, "display", name, measure);
}

/**
 * The social card of a page as SVG. An article has its cover instead.
 * @throws when the title does not fit
 */
export function cardSvg(card: CardModel, measure: Measure): string {
  const tracked = (text: string) => measure(text, "display") + text.length * titleTracking;
  const words = (
    text: string,
    cut: CardCut,
    at: { x: number; y: number; size: number; fill: string },
  ) => setLine(text, cut, at, measure);
  const { size, lines } = fitTitle(card.title, box, tracked);
  const leading = size * box.leading;
  // Eyebrow and title are centred together between brand and foot.
  const eyebrowSize = 27;
  const above = card.eyebrow === "" ? 0 : eyebrowSize + 22;
  const top = 128 + (515 - 128 - above - lines.length * leading) / 2;
  const firstLine = top + above + size * 0.86;
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    laidOut(
      [
        `<rect width="${width}" height="${height}" fill="${palette.background}"/>`,
        draw(cardDrawing(card.seed), art, palette),
        brand(
          baseline.brand,
          { line: palette.eyebrow, dots: palette.dots, name: palette.title },
          measure,
        ),
        words(card.eyebrow, "text", {
          x: margin,
          y: Math.round(top + eyebrowSize * 0.8),
          size: eyebrowSize,
          fill: palette.eyebrow,
        }),
        ...splitAccent(lines, card.accent).map(([plain, accent], index) => {
          const y = Math.round(firstLine + index * leading);
          const parts = [
            { text: plain, fill: palette.title },
            { text: accent, fill: palette.eyebrow },
          ];
          return setParts(parts, "display", { x: margin, y, size }, measure);
        }),
        words(card.note === "" ? card.host : card.note, "text", {
          x: margin,
          y: baseline.foot,
          size: 25,
          fill: palette.text,
        }),
      ].join(""),
      width,
    ),
    "</svg>",
  ].join("");
}
