import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { articles } from "@kolam/content/blog/articles";
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
 * Writes the cover of every article into `outDir`.
 * @throws when a text does not fit on its cover
 */
export async function writeCovers(outDir: string): Promise<void> {
  const fonts = await cardFonts(cardCache);
  for (const article of articles) {
    const file = resolve(outDir, coverFile(article.slug).slice(1));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, coverPicture(article, fonts));
  }
}

/** The cover of one of these articles at an address, for the development server; `undefined` if there is none. */
export async function coverAt(
  path: string,
  list: readonly CoveredArticle[],
): Promise<string | undefined> {
  const article = list.find(({ slug }) => coverFile(slug) === path);
  return article && coverPicture(article, await cardFonts(cardCache));
}
