/// <reference path="../../fonts/subset-font.d.ts" />
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { current } from "@kolam/content/model/pages/languages";
import { Resvg } from "@resvg/resvg-js";
import { typefaces } from "@site/brand/fonts";
import { scripts } from "@site/brand/scripts";
import subsetFont from "subset-font";
import { characters, symbol } from "../../fonts/cut-fonts.ts";
import { axesOf, truetype } from "../../fonts/cut-script.ts";
import { scriptWords } from "../../fonts/script-fonts.ts";
import { shaper } from "../../fonts/shape.ts";
import {
  type CardCut,
  cutAttributes,
  isScript,
  type Measure,
  piecesIn,
  runsOf,
} from "./card-text.ts";
import { isMirrored } from "./mirror.ts";

const script = scripts[current.tag];

const scriptCut = (name: string) => `${current.tag}-${name}`;

/** The cuts, by name. The renderer takes letters that a font does not have from the others. */
const cuts = Object.entries(typefaces).flatMap(([name, { latin, symbol: symbolFile, card }]) => [
  { name, file: latin, characters, axes: card.latin.axes },
  ...(symbolFile && card.symbol
    ? [{ name: `${name}-symbol`, file: symbolFile, characters: symbol, axes: card.symbol.axes }]
    : []),
  ...(script
    ? [
        {
          name: scriptCut(name),
          file: script.file,
          characters: [...new Set(scriptWords(current.tag).join(""))].sort().join(""),
          axes: card.latin.axes,
        },
      ]
    : []),
]);

/** The fonts of the cards. The renderer reads fonts from files only. */
export interface CardFonts {
  readonly files: readonly string[];
  /** Changes with the fonts, so that cards are drawn again. */
  readonly hash: string;
  readonly measure: Measure;
}

/** Makes static subsets of the package's variable fonts; later builds find them in `cache`. */
export async function cardFonts(cache: string): Promise<CardFonts> {
  mkdirSync(cache, { recursive: true });
  const made = await Promise.all(
    cuts.map(async ({ name, file: source, characters: set, axes }) => {
      const font = readFileSync(source);
      const hash = createHash("sha256")
        .update(font)
        .update(JSON.stringify([set, axes]))
        .digest("hex");
      const file = resolve(cache, `${name}-${hash.slice(0, 16)}.ttf`);
      if (!existsSync(file)) {
        const subset = await subsetFont(font, set, {
          targetFormat: "truetype",
          variationAxes: axesOf(await truetype(font), axes),
        });
        writeFileSync(file, subset);
      }
      return { name, file, hash };
    }),
  );
  const fontFiles = made.map(({ file }) => file);
  return {
    files: fontFiles,
    hash: made.map(({ hash }) => hash).join(),
    measure: measureWith(
      fontFiles,
      (cut) => made.find(({ name }) => name === scriptCut(cut))?.file ?? "",
    ),
  };
}

/**
 * Measures text with the renderer and remembers each width. Letters that are not Latin are as wide
 * as HarfBuzz says: there is none that others could be measured beside without joining it.
 */
function measureWith(fontFiles: readonly string[], scriptFile: (cut: CardCut) => string): Measure {
  const known = new Map<string, number>();
  const inkWidth = (text: string, cut: CardCut) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="100" font-size="100" ${cutAttributes(text, cut)}>${text.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`)}</text></svg>`;
    const font = { loadSystemFonts: false, fontFiles: [...fontFiles] };
    return (new Resvg(svg, { font }).getBBox()?.width ?? 0) / 100;
  };
  const wordWidth = (word: string, cut: CardCut) =>
    shaper(readFileSync(scriptFile(cut)), current.language)
      .draw(word)
      .reduce((sum, [width = 0]) => sum + width / 1000, 0);
  const advance = (run: string, cut: CardCut) => {
    const key = `${cut} ${run}`;
    const width = known.get(key);
    if (width !== undefined) return width;
    // With a letter on either side, so that spaces at the ends of the run count.
    const measured = isScript(run)
      ? wordWidth(run, cut)
      : run === symbol && typefaces[cut].symbol
        ? inkWidth(run, cut) * 1.1
        : inkWidth(`x${run}x`, cut) - inkWidth("xx", cut);
    known.set(key, measured);
    return measured;
  };
  const runsIn = isMirrored ? piecesIn : runsOf;
  return (text, cut) => runsIn(text).reduce((sum, run) => sum + advance(run, cut), 0);
}
