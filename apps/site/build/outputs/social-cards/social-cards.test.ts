import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { typefaces } from "@site/brand/fonts";
import { XMLValidator } from "fast-xml-parser";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allPages } from "../../../src/seo/page-meta.ts";
import { routePath } from "../../../src/seo/route-path.ts";
import { cardPath, cardSize } from "../../../src/seo/social-card.ts";
import { symbol } from "../../fonts/cut-fonts.ts";
import { type CardFonts, cardFonts } from "./card-fonts.ts";
import { type CardModel, cardSvg } from "./card-svg.ts";
import { runsOf, syllablesIn } from "./card-text.ts";
import { cardAt, socialCards } from "./social-cards.ts";

const folder = mkdtempSync(join(tmpdir(), "social-cards-"));
let fonts: CardFonts;

beforeAll(async () => {
  fonts = await cardFonts(join(folder, "fonts"));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("words that are not in Latin letters are apart, syllable by syllable", () => {
  expect(syllablesIn("₹4,000 जो लौट", /[\u0900-\u097f]/g)).toEqual([
    "₹4,000 ",
    "जो",
    " ",
    "लौ",
    "ट",
    "",
  ]);
});

const model: CardModel = {
  eyebrow: "A & B",
  title: "Where your first ₹50,000 <should> go",
  note: "",
  seed: "/x",
  host: "agency.example",
};

describe("cardSvg", () => {
  it("is well-formed whatever the words, and contains them all", () => {
    const svg = cardSvg(model, fonts.measure);
    expect(XMLValidator.validate(svg)).toBe(true);
    for (const word of ["A &amp; B", "50,000", "&lt;should&gt;", "agency.example"]) {
      expect(svg).toContain(word);
    }
  });

  it("draws the last words in the accent colour", () => {
    const svg = cardSvg({ ...model, title: "Drawn in one line.", accent: "line." }, fonts.measure);
    const texts = [...svg.matchAll(/fill="(#[0-9a-f]+)"[^>]*>([^<]+)</g)];
    const fillOf = (word: string) => texts.find(([, , text]) => text?.includes(word))?.[1];
    expect(fillOf("line.")).toBe(fillOf("A &amp; B"));
    expect(fillOf("Drawn")).not.toBe(fillOf("line."));
  });

  it("draws them so over two lines too", () => {
    const title = "Websites, apps and campaigns from one team that answers";
    const accent = "from one team that answers";
    const svg = cardSvg({ ...model, title, accent }, fonts.measure);
    const texts = [...svg.matchAll(/fill="(#[0-9a-f]+)"[^>]*>([^<]+)</g)];
    const [, colour] = texts.find(([, , text]) => text === "A &amp; B") ?? [];
    const drawn = texts.filter(([, fill, text]) => fill === colour && text !== "A &amp; B");
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.map(([, , text]) => text).join(" ")).toBe(accent);
  });

  it("draws a different kolam for each page, always the same for one page", () => {
    const drawn = (seed: string) => cardSvg({ ...model, seed }, fonts.measure);
    expect(drawn("/x")).toBe(drawn("/x"));
    expect(drawn("/x")).not.toBe(drawn("/y"));
  });
});

describe("measure", () => {
  it("counts spaces and the currency’s symbol, which may have a font of its own", () => {
    const width = (text: string) => fonts.measure(text, "display");
    expect(width("a b")).toBeGreaterThan(width("ab"));
    expect(width(`first ${symbol}50,000`)).toBeGreaterThan(width("first 50,000"));
    expect(width("WWWW")).toBeGreaterThan(2 * width("iiii"));
  });

  it.skipIf(!typefaces.text.symbol)("splits off the symbol where it has one", () => {
    const one = `${symbol}5`;
    const two = `${symbol}10`;
    expect(runsOf(`from ${one} to ${two}`)).toEqual(["from ", symbol, "5 to ", symbol, "10"]);
  });
});

describe("socialCards", () => {
  it("draws a card of the right size for every kind of page, and takes all from the cache the second time", async () => {
    const kinds = ["home", "services", "article", "case", "opening", "landing"];
    const routes = kinds.flatMap((kind) => allPages().find(({ id }) => id === kind) ?? []);
    const draw = () => socialCards(folder, "https://agency.example", join(folder, "cache"), routes);
    const first = await draw();
    expect(first).toMatchObject({ drawn: routes.length });
    for (const match of routes) {
      const file = join(folder, first.files.get(cardPath(routePath(match))) ?? "");
      expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
    const again = await draw();
    expect(again).toEqual({ ...first, drawn: 0 });
    expect(basename(first.files.get(cardPath("/")) ?? "")).toMatch(
      /^home\.[0-9a-f]{8}\.(?:png|jpg)$/,
    );
  });
});

it("a single card is drawn at its address", async () => {
  const card = await cardAt("/cards/about.png", "https://agency.example");
  const { format, width, height } = await sharp(card?.content).metadata();
  expect({ type: card?.type, format, width, height }).toEqual({
    type: `image/${format}`,
    format,
    ...cardSize,
  });
  expect(await cardAt("/cards/../about.png", "https://agency.example")).toBeUndefined();
});
