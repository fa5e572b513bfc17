import { cardSize } from "../../../src/seo/social-card.ts";
import { brand } from "../social-cards/card-svg.ts";
import type { Measure } from "../social-cards/card-text.ts";
import { laidOut } from "../social-cards/mirror.ts";
import { type CoveredArticle, coverElements, coverPigments } from "./cover-svg.ts";

/** How much of the cover's top is cut off. What is left below the drawing is for the brand. */
const cutOff = 98;

/**
 * The social card of an article as SVG: its cover, and whose it is.
 * @throws when a text does not fit
 */
export function coverCardSvg(article: CoveredArticle, measure: Measure): string {
  const { width, height } = cardSize;
  const { ink, accent } = coverPigments(article);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    laidOut(
      `<g transform="translate(0 ${-cutOff})">${coverElements(article, measure)}</g>${brand(592, { line: ink, dots: accent, name: ink }, measure)}`,
      width,
    ),
    "</svg>",
  ].join("");
}
