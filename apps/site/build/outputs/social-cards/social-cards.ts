import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { cardWords } from "../../../src/seo/card-words.ts";
import { allPages } from "../../../src/seo/page-meta.ts";
import { routePath } from "../../../src/seo/route-path.ts";
import { cardPath } from "../../../src/seo/social-card.ts";
import { inTurns } from "../../hosting/in-turns.ts";
import { cardFonts } from "./card-fonts.ts";
import { cardSvg } from "./card-svg.ts";
import { indexedPng } from "./indexed-png.ts";

/** A card that is heavier is refused: some networks give up on heavier ones. In bytes. */
export const maxCardBytes = 80 * 1024;

const defaultCache = resolve(import.meta.dirname, "../../../node_modules/.cache/social-cards");

/** The renderer's version: another one may draw the same SVG otherwise. */
const renderer: string = createRequire(import.meta.url)("@resvg/resvg-js/package.json").version;

/** Changes when the way pictures are encoded does. */
const encoding = "palette 1";

/** What the step did, for the build's summary. */
export interface CardsResult {
  readonly cards: number;
  /** How many had to be drawn anew. */
  readonly drawn: number;
  /** Size of the heaviest, in bytes. */
  readonly heaviest: number;
}

/**
 * Writes the social card of every page into `outDir`. A card whose content did not change is taken
 * from the cache; cards that no page has any more leave it.
 * @throws when a title does not fit or a card is too heavy
 */
export async function socialCards(
  outDir: string,
  origin: string,
  cache: string = defaultCache,
): Promise<CardsResult> {
  const fonts = await cardFonts(cache);
  const used = new Set(fonts.files);
  let drawn = 0;
  let heaviest = 0;
  const one = async (match: ReturnType<typeof allPages>[number]) => {
    const path = routePath(match) ?? "/";
    const svg = cardSvg(
      {
        ...cardWords(match),
        seed: path,
        look: match.id === "article" ? "article" : "page",
        host: new URL(origin).host,
      },
      fonts.measure,
    );
    const hash = createHash("sha256")
      .update([renderer, encoding, fonts.hash, svg].join("\n"))
      .digest("hex");
    const cached = resolve(cache, `${hash}.png`);
    used.add(cached);
    if (!existsSync(cached)) {
      const image = await renderAsync(svg, {
        font: { loadSystemFonts: false, fontFiles: [...fonts.files] },
      });
      writeFileSync(cached, indexedPng(image.pixels, image.width, image.height));
      drawn += 1;
    }
    const { size } = statSync(cached);
    if (size > maxCardBytes) {
      throw new Error(
        `The social card of ${path} has ${size} bytes, more than ${maxCardBytes}. Simplify its drawing in card-svg.ts.`,
      );
    }
    heaviest = Math.max(heaviest, size);
    const target = resolve(outDir, cardPath(path).slice(1));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(cached, target);
  };
  // The further pages of the blog's list show the card of the first.
  const routes = allPages().filter(({ page }) => page === undefined);
  await inTurns(routes, 8, one);
  for (const file of readdirSync(cache)) {
    if (!used.has(resolve(cache, file))) rmSync(resolve(cache, file));
  }
  return { cards: routes.length, drawn, heaviest };
}
