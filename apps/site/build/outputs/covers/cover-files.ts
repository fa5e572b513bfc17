import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { articles } from "@kolam/content/model/blog/articles";
import { coverFile } from "../../../src/photos/photo-frame.ts";
import { type CardFonts, cardFonts } from "../social-cards/card-fonts.ts";
import { cardCache } from "../social-cards/social-cards.ts";
import { type CoveredArticle, coverSvg } from "./cover-svg.ts";
import { outlined } from "./outline.ts";

/** An article's cover as a picture that needs no fonts. */
function coverPicture(article: CoveredArticle, { measure, files }: CardFonts): string {
  return outlined(coverSvg(article, measure), files);
}

/**
 * The cover of every article, with its path in the site.
 * @throws when a text does not fit on its cover
 */
export async function coverPictures(
  list: readonly CoveredArticle[] = articles,
): Promise<{ file: string; svg: string }[]> {
  const fonts = await cardFonts(cardCache);
  return list.map((article) => ({
    file: coverFile(article.slug).slice(1),
    svg: coverPicture(article, fonts),
  }));
}

/** Writes {@link coverPictures} into `outDir`. */
export async function writeCovers(outDir: string): Promise<void> {
  for (const { file, svg } of await coverPictures()) {
    const path = resolve(outDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, svg);
  }
}

/**
 * The cover of one of these articles at an address, for the development server; `undefined` if
 * there is none.
 */
export async function coverAt(
  path: string,
  list: readonly CoveredArticle[],
): Promise<string | undefined> {
  const article = list.find(({ slug }) => coverFile(slug) === path);
  return article && coverPicture(article, await cardFonts(cardCache));
}
