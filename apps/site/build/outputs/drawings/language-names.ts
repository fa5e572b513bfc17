import { readFileSync } from "node:fs";
import { others } from "@kolam/content/model/pages/languages";
import { scripts as ofSite } from "@site/brand/scripts";
import type { Script } from "../../../src/brand/typeface.ts";
import type { WordOutline } from "../../../src/brand/word-outline.ts";
import { truetype } from "../../fonts/cut-script.ts";
import { wordOutline } from "../../fonts/word-outline.ts";

/** The built-in value, regardless of what the site overrides. */
const scripts: Readonly<Record<string, Script>> = ofSite;

/** As the links of the header. */
const position = { wght: 500, wdth: 100 };

/**
 * The names of the other languages whose letters this one's fonts do not have, by the language: a
 * reader may have no font for them.
 */
export async function drawnLanguageNames(): Promise<Readonly<Record<string, WordOutline>>> {
  const drawn: Record<string, WordOutline> = {};
  for (const { tag, language, name } of others) {
    const script = scripts[tag];
    if (!script) continue;
    const font = await truetype(readFileSync(script.file));
    drawn[language] = wordOutline(font, language, position, name);
  }
  return drawn;
}
