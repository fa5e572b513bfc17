import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { ArticleCover } from "@kolam/content/model/blog/article-cover";
import { exampleArticle } from "@kolam/content/model/blog/example-article";
import type * as Languages from "@kolam/content/model/pages/languages";
import { Resvg } from "@resvg/resvg-js";
import { XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { coverCardSvg } from "../covers/cover-card.ts";
import { coverPigments, coverSvg } from "../covers/cover-svg.ts";
import { type CardFonts, cardFonts } from "./card-fonts.ts";
import { cardSvg } from "./card-svg.ts";
import { setParts } from "./card-text.ts";

// A site in Arabic.
vi.mock("@kolam/content/model/pages/languages", async (importOriginal) => {
  const original = await importOriginal<typeof Languages>();
  const current = { ...original.current, tag: "ar", language: "ar-TN" };
  return { ...original, current, direction: "rtl" };
});
vi.mock("@site/brand/scripts", () => ({
  scripts: {
    ar: {
      file: resolve(
        import.meta.dirname,
        "../../../../../node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2",
      ),
      family: "Vazirmatn",
      letters: /[\u0600-\u06ff\u200c\u200d]/g,
    },
  },
}));
vi.mock("../../fonts/script-fonts.ts", () => ({
  scriptWords: () => ["خزف من المدينة مصنوع باليد كل يوم ورشة تونس"],
}));

const folder = mkdtempSync(join(tmpdir(), "right-to-left-"));
let fonts: CardFonts;

beforeAll(async () => {
  fonts = await cardFonts(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ink {
  readonly left: number;
  readonly right: number;
}

/** Where a picture has this colour, from its left edge. */
function inkOf(svg: string, fill: string): Ink {
  const font = { loadSystemFonts: false, fontFiles: [...fonts.files] };
  const { pixels, width } = new Resvg(svg, { font }).render();
  const long = fill.length > 4 ? fill : fill.replace(/[0-9a-f]/g, "$&$&");
  const wanted = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  const columns = Array.from({ length: pixels.length / 4 }, (_, pixel) => pixel)
    .filter((pixel) => wanted.every((value, at) => pixels[pixel * 4 + at] === value))
    .map((pixel) => pixel % width);
  return {
    left: columns.reduce((least, column) => Math.min(least, column), width),
    right: columns.reduce((most, column) => Math.max(most, column), 0),
  };
}

/** A line that begins 100 from the right edge of a picture 1,000 wide. */
const lineOf = (...parts: readonly [text: string, fill: string][]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="200"><rect width="1000" height="200" fill="#ffffff"/><g transform="translate(1000 0) scale(-1 1)">${setParts(
    parts.map(([text, fill]) => ({ text, fill })),
    "display",
    { x: 100, y: 120, size: 60 },
    fonts.measure,
  )}</g></svg>`;

describe("a line from right to left", () => {
  it("begins at the right and is as wide as it was measured", () => {
    const text = "خزف من المدينة";
    const { left, right } = inkOf(lineOf([text, "#ff0000"]), "#ff0000");
    expect(right).toBeGreaterThan(890);
    expect(right).toBeLessThanOrEqual(900);
    expect(Math.abs(right - left - fonts.measure(text, "display") * 60)).toBeLessThan(12);
  });

  it("joins its letters: a word is narrower than its letters are apart", () => {
    const word = "مصنوع";
    const apart = [...word].reduce((sum, letter) => sum + fonts.measure(letter, "display"), 0);
    expect(fonts.measure(word, "display")).toBeLessThan(0.9 * apart);
  });

  it("has a Latin name in the middle, and what follows it at its left", () => {
    const svg = lineOf(["ورشة ", "#ff0000"], ["Kolam Studio", "#0000ff"], [" تونس", "#008000"]);
    const [first, name, last] = ["#ff0000", "#0000ff", "#008000"].map((fill) => inkOf(svg, fill));
    expect(first?.left).toBeGreaterThan(name?.right ?? 0);
    expect(name?.left).toBeGreaterThan(last?.right ?? 0);
  });

  it("keeps the words of a name in their order, also where the colour changes between them", () => {
    const svg = lineOf(["ورشة Kolam ", "#ff0000"], ["Studio", "#0000ff"]);
    const [start, end] = [inkOf(svg, "#ff0000"), inkOf(svg, "#0000ff")];
    expect(end.left).toBeGreaterThan(start.left);
    expect(end.right).toBeLessThan(start.right);
  });
});

const model = {
  eyebrow: "خزف",
  title: "خزف Kolam من المدينة مصنوع باليد",
  accent: "باليد",
  note: "",
  seed: "/x",
  host: "agency.example",
};

describe("a social card from right to left", () => {
  it("is well-formed and mirrored, with its title at the right", () => {
    const svg = cardSvg(model, fonts.measure);
    expect(XMLValidator.validate(svg)).toBe(true);
    const [, title = ""] = /fill="(#[0-9a-f]{3,6})"[^>]*>باليد/.exec(svg) ?? [];
    const { left, right } = inkOf(svg, title);
    expect(left).toBeGreaterThan(0);
    expect(right).toBeGreaterThan(1100);
    expect(right).toBeLessThanOrEqual(1200 - 72);
  });

  it("never mirrors the mark", () => {
    const turnedBack = 'transform="translate(194 0) scale(-1 1)"><g transform="translate(72 ';
    expect(cardSvg(model, fonts.measure)).toContain(turnedBack);
  });
});

const cover: ArticleCover = {
  figure: "62%",
  phrase: "من المدينة",
  drawing: "shares",
  rows: [
    ["خزف", 62],
    ["ورشة", 38],
  ],
};

it("a cover from right to left begins at the right", () => {
  const article = { ...exampleArticle, title: "خزف من المدينة", cover };
  for (const svg of [coverSvg(article, fonts.measure), coverCardSvg(article, fonts.measure)]) {
    expect(XMLValidator.validate(svg)).toBe(true);
    const { left, right } = inkOf(svg, coverPigments(article).ink);
    expect(left).toBeGreaterThan(72);
    expect(right).toBeGreaterThan(1120);
    expect(right).toBeLessThanOrEqual(1200 - 72);
  }
});
