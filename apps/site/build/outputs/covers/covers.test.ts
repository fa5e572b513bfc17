import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { coverWords } from "@kolam/content/model/blog/article-cover";
import { articles, relatedArticles } from "@kolam/content/model/blog/articles";
import { exampleArticle } from "@kolam/content/model/blog/example-article";
import { XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CardFonts, cardFonts } from "../social-cards/card-fonts.ts";
import { coverCardSvg } from "./cover-card.ts";
import { type CoveredArticle, coverBand, coverPigments, coverSize, coverSvg } from "./cover-svg.ts";
import { outlined, relativePath } from "./outline.ts";

const folder = mkdtempSync(join(tmpdir(), "covers-"));
let fonts: CardFonts;

beforeAll(async () => {
  fonts = await cardFonts(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The words of an SVG; a sign in a font of its own is put back into its line. */
function wordsOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)]
    .map(([, text = ""]) => text)
    .join("|")
    .replace(/\|₹\|/g, "|₹")
    .replace(/^₹\|/, "₹");
}

const plain: CoveredArticle = exampleArticle;
const cases = articles
  .filter(({ cover }) => cover !== undefined)
  .map((article) => [article.slug, article] as const);

describe.each(cases)("the cover of %s", (_, article) => {
  it("has every word and every figure of its front matter, on the picture and on the card", () => {
    const { figure, phrase, drawing, rows } = article.cover ?? { rows: [] };
    for (const draw of [coverSvg, coverCardSvg]) {
      const svg = draw(article, fonts.measure);
      expect(XMLValidator.validate(svg)).toBe(true);
      const words = wordsOf(svg).replaceAll("|", "");
      const cells = rows.flatMap((row) =>
        drawing === "grid" || drawing === "pins" ? row[0] : row,
      );
      for (const text of [figure, phrase, ...cells]) expect(words).toContain(String(text));
    }
  });

  it("keeps everything between the heights at which it may be cut off", () => {
    const svg = coverSvg(article, fonts.measure);
    const heights = [...svg.matchAll(/<(?:text|circle|rect)[^>]* c?y="([\d.]+)"/g)].map(([, y]) =>
      Number(y),
    );
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThan(coverBand.top);
    expect(Math.max(...heights)).toBeLessThan(coverBand.bottom);
    // The flattest crop is at the top of an article: 1180 by 560.
    const visible = (coverSize.width * 560) / 1180;
    expect(coverBand.bottom - coverBand.top).toBeLessThan(visible - 60);
  });

  it("needs no fonts as a picture, and is small", () => {
    const picture = outlined(coverSvg(article, fonts.measure), fonts.files);
    expect(XMLValidator.validate(picture)).toBe(true);
    expect(picture).not.toMatch(/<text|font|style/);
    expect(brotliCompressSync(picture).length).toBeLessThan(9000);
  });

  it("has another colour than the articles it is suggested with have", () => {
    const grounds = relatedArticles(article.slug).map((other) => coverPigments(other).ground);
    expect(new Set(grounds).size).toBe(grounds.length);
  });
});

it("an article has the same colours in every language, whatever its number there", () => {
  for (const article of articles) {
    expect(coverPigments({ ...article, id: article.id + 1 })).toEqual(coverPigments(article));
  }
});

describe("an article without a cover of its own", () => {
  it("has the figure of its title, its title, and a drawing of its own", () => {
    const article = { ...plain, title: "Where 15% of the price goes" };
    const svg = coverSvg(article, fonts.measure);
    expect(wordsOf(svg)).toBe("15%|Where 15% of the price goes");
    expect(svg).not.toBe(coverSvg({ ...article, slug: "another-article" }, fonts.measure));
  });

  it("shrinks a long title, and says which text is too long", () => {
    expect(coverWords(plain).phrase).toBe(plain.title);
    const long = { ...plain, title: "x".repeat(200) };
    expect(() => coverSvg(long, fonts.measure)).toThrow(/“x{60}” does not fit on a cover. Shorten/);
  });
});

describe("relativePath", () => {
  it("draws the same with fewer characters", () => {
    expect(relativePath("M 10 10 L 20.04 10 L 20.04 4.5 Q 1 2 3 4 Z")).toBe(
      "M10 10h10v-5.5q-19-2.5-17-.5z",
    );
  });

  it("refuses what it does not know", () => {
    expect(() => relativePath("M 1 1 L 4")).toThrow("Not a path that can be shortened: L 4");
  });
});
