import { type ArticleCover, coverWords } from "@kolam/content/model/blog/article-cover";
import type { ArticleMeta } from "@kolam/content/model/blog/article-schema";
import { colors } from "@site/generated/colors";
import { siteLanguages } from "@site/lists/languages";
import { legible, type Pigments, pigments } from "../drawings/pigments.ts";
import type { Measure } from "../social-cards/card-text.ts";
import { laidOut } from "../social-cards/mirror.ts";
import { billDrawing } from "./drawings/bill.ts";
import { formDrawing } from "./drawings/form.ts";
import { gridDrawing } from "./drawings/grid.ts";
import { pinsDrawing } from "./drawings/pins.ts";
import { sharesDrawing } from "./drawings/shares.ts";
import { splitDrawing } from "./drawings/split.ts";
import { stripDrawing } from "./drawings/strip.ts";
import { type Box, type Pen, penOf } from "./pen.ts";

/** The fields of an article that its cover shows. */
export type CoveredArticle = Pick<ArticleMeta, "id" | "slug" | "title" | "category" | "cover">;

/** A cover has the shape of the pictures in the list of articles. */
export const coverSize = { width: 1200, height: 750 } as const;

/**
 * Everything on a cover is between these heights, so that it may be cut off above and below: on a
 * social card and at the top of an article.
 */
export const coverBand = { top: 140, bottom: 610 } as const;

const margin = 72;
const box: Box = {
  x: margin,
  y: 366,
  width: coverSize.width - 2 * margin,
  height: coverBand.bottom - 366,
};

const { light } = colors;

const all: readonly Pigments[] = [
  pigments.turmeric,
  { ground: light.selection, ink: light.text, accent: light.accent },
  { ground: light.link, ink: light["on-feature"], accent: light.action },
  pigments.kumkum,
  pigments.leaf,
  pigments.indigo,
];

/**
 * In an order in which articles that are beside each other, or one above the other, look different.
 * Of a brand of one colour some are the same.
 */
const colourways = all.filter(
  ({ ground }, at) => all.findIndex((other) => other.ground === ground) === at,
);

/** The drawings that have words in the accent colour. */
const wordsInAccent: readonly (ArticleCover["drawing"] | undefined)[] = ["form", "bill"];

/**
 * The serial number of an article in the first language, so that its cover has one colour in all;
 * its own if it is not there.
 */
function sharedNumber({ id, slug }: Pick<CoveredArticle, "id" | "slug">): number {
  const newestFirst: readonly string[] = siteLanguages[0].articles;
  const index = newestFirst.indexOf(slug);
  return index < 0 ? id : newestFirst.length - index;
}

/** The colours of an article's cover: those after the colours of the article before it. */
export function coverPigments(article: Pick<CoveredArticle, "id" | "slug" | "cover">): Pigments {
  const colours = colourways[sharedNumber(article) % colourways.length] ?? pigments.turmeric;
  return legible(colours, wordsInAccent.includes(article.cover?.drawing) ? 4.5 : 3);
}

function draw(cover: ArticleCover, pen: Pen): string {
  switch (cover.drawing) {
    case "shares":
      return sharesDrawing(cover.rows, pen, box);
    case "grid":
      return gridDrawing(cover.rows, pen, box);
    case "form":
      return formDrawing(cover.rows, pen, box);
    case "bill":
      return billDrawing(cover.rows, pen, box);
    case "split":
      return splitDrawing(cover.rows, pen, box);
    case "pins":
      return pinsDrawing(cover.rows, pen, box);
  }
}

/** What is on a cover, in SVG elements without their document: ground, words and drawing. */
export function coverElements(article: CoveredArticle, measure: Measure): string {
  const pen = penOf(coverPigments(article), measure);
  const { figure, phrase } = coverWords(article);
  const { x, width } = box;
  // Letters such as those of Arabic have dots below, which would touch the phrase.
  const place = /[^\p{sc=Latin}\p{sc=Common}]/u.test(figure)
    ? { y: 222, size: 108 }
    : { y: 234, size: 134 };
  return [
    `<rect width="${coverSize.width}" height="${coverSize.height}" fill="${pen.ground}"/>`,
    pen.text(figure, { x, ...place, width, cut: "display" }),
    pen.text(phrase, { x, y: 302, size: 50, width }),
    article.cover ? draw(article.cover, pen) : stripDrawing(article.slug, pen, box),
  ].join("");
}

/** An article's cover as SVG. */
export function coverSvg(article: CoveredArticle, measure: Measure): string {
  const { width, height } = coverSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${laidOut(coverElements(article, measure), width)}</svg>`;
}
