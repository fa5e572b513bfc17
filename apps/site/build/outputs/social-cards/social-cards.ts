import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { articleBySlug } from "@kolam/content/model/blog/articles";
import { current } from "@kolam/content/model/pages/languages";
import type { OwnPicture } from "@kolam/content/model/types/picture";
import { picturesFolder } from "@kolam/content/pictures";
import { renderAsync } from "@resvg/resvg-js";
import pMap from "p-map";
import sharp from "sharp";
import { factsOf } from "../../../src/photos/own-picture.ts";
import { cardPicture } from "../../../src/seo/card-picture.ts";
import { cardWords } from "../../../src/seo/card-words.ts";
import { allPages } from "../../../src/seo/page-meta.ts";
import { routePath } from "../../../src/seo/route-path.ts";
import { cardPath, cardSize } from "../../../src/seo/social-card.ts";
import { coverCardSvg } from "../covers/cover-card.ts";
import { copyOf } from "../pictures/make-picture.ts";
import { type CardFonts, cardFonts } from "./card-fonts.ts";
import { cardSvg } from "./card-svg.ts";

/** Where the cards of a language and their fonts are kept between builds. */
export const cardCache = resolve(
  import.meta.dirname,
  "../../../node_modules/.cache/social-cards",
  current.tag,
);

/** Another version of the renderer may draw the same SVG differently. */
const renderer: string = createRequire(import.meta.url)("@resvg/resvg-js/package.json").version;

/** A palette of 256 colours: flat drawings need no more, and the file is a third of the size. */
const encoding = { palette: true, dither: 0 } as const;

/** Counts for the build's summary. */
export interface CardsResult {
  /**
   * The address of each card's file by its address in the pages: the file has a hash of its content
   * in its name.
   */
  readonly files: ReadonlyMap<string, string>;
  /** How many were not in the cache. */
  readonly drawn: number;
}

async function draw(svg: string, fontFiles: readonly string[]): Promise<Buffer> {
  const font = { loadSystemFonts: false, fontFiles: [...fontFiles] };
  const { pixels, width, height } = await renderAsync(svg, { font });
  const image = sharp(pixels, { raw: { width, height, channels: 4 } });
  return image.removeAlpha().png(encoding).toBuffer();
}

/** The card of a page that begins with a picture of the owner's. */
const cardOf = ({ file, focus = [50, 50] }: OwnPicture) =>
  copyOf(resolve(picturesFolder, file), { ...cardSize, focus, format: "jpg" });

type Page = ReturnType<typeof allPages>[number];

/** A card that was drawn, among those that are kept. */
interface KeptCard {
  readonly file: string;
  /** Tells its content from any other. */
  readonly hash: string;
  readonly ending: "jpg" | "png";
  /** Whether it was drawn just now. */
  readonly isNew: boolean;
}

/**
 * Draws the card of a page, unless it is in the cache.
 * @throws when a title does not fit
 */
async function keptCard(
  page: Page,
  siteUrl: string,
  fonts: CardFonts,
  cache: string,
): Promise<KeptCard> {
  const article = page.id === "article" ? articleBySlug(page.slug) : undefined;
  const seed = routePath(page) ?? "/";
  const svg = article
    ? coverCardSvg(article, fonts.measure)
    : cardSvg({ ...cardWords(page), seed, host: new URL(siteUrl).host }, fonts.measure);
  const picture = cardPicture(page);
  const content = picture
    ? [factsOf(picture).name, picture.focus].join("\n")
    : [renderer, JSON.stringify(encoding), fonts.hash, svg].join("\n");
  const hash = createHash("sha256").update(content).digest("hex");
  const ending = picture ? "jpg" : "png";
  const file = resolve(cache, `${hash}.${ending}`);
  const isNew = !existsSync(file);
  if (isNew) writeFileSync(file, await (picture ? cardOf(picture) : draw(svg, fonts.files)));
  return { file, hash, ending, isNew };
}

/** The card of a page at an address, for the development server; `undefined` if there is none. */
export async function cardAt(
  address: string,
  siteUrl: string,
): Promise<{ readonly content: Buffer; readonly type: string } | undefined> {
  const page = allPages().find((each) => cardPath(routePath(each) ?? "/") === address);
  if (!page) return undefined;
  const { file, ending } = await keptCard(page, siteUrl, await cardFonts(cardCache), cardCache);
  return { content: readFileSync(file), type: ending === "jpg" ? "image/jpeg" : "image/png" };
}

/**
 * Writes the social card of every page, or of some, into `outDir`. A card whose content has not
 * changed comes from the cache; cards without a page are removed from it.
 * @throws when a title does not fit
 */
export async function socialCards(
  outDir: string,
  siteUrl: string,
  cache: string = cardCache,
  pagesWithCard: ReturnType<typeof allPages> = allPages(),
): Promise<CardsResult> {
  const fonts = await cardFonts(cache);
  const used = new Set(fonts.files);
  const files = new Map<string, string>();
  let drawn = 0;
  // The other pages of the blog's list show the card of the first.
  const pages = pagesWithCard.filter(({ page }) => page === undefined);
  await pMap(
    pages,
    async (page) => {
      const { file: cached, hash, ending, isNew } = await keptCard(page, siteUrl, fonts, cache);
      used.add(cached);
      if (isNew) drawn += 1;
      const address = cardPath(routePath(page) ?? "/");
      const file = address.replace(/png$/, `${hash.slice(0, 8)}.${ending}`);
      files.set(address, file);
      const target = resolve(outDir, file.slice(1));
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(cached, target);
    },
    { concurrency: 8 },
  );
  for (const file of readdirSync(cache)) {
    if (!used.has(resolve(cache, file))) rmSync(resolve(cache, file));
  }
  return { files, drawn };
}
