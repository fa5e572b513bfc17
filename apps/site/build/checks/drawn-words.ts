import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { scripts } from "@site/brand/scripts";
import { BuildError } from "../build-error.ts";
import {
  misdrawnBy,
  noteComposedWords,
  renewScriptFonts,
  scriptFonts,
  scriptWords,
} from "../fonts/script-fonts.ts";
import { wordsIn } from "../fonts/words-of.ts";
import { fileOf } from "../prerender/page-file.ts";

/**
 * The words of built pages that the cut fonts draw differently from the whole ones, each with a
 * page that has it. The fonts are cut for the words of the sources, so these are words that a page
 * puts together, such as one from a list with a full stop.
 */
export async function misdrawnWords(
  tag: string,
  dist: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const script = scripts[tag];
  const pageOf = new Map<string, string>();
  if (!script) return pageOf;
  const known = new Set(scriptWords(tag));
  for (const path of [...paths, "/404"]) {
    const html = readFileSync(resolve(dist, fileOf(path)), "utf8");
    for (const word of wordsIn(html, script.letters)) {
      if (!known.has(word) && !pageOf.has(word)) pageOf.set(word, path);
    }
  }
  const fonts = scriptFonts(tag, [...pageOf.keys()]);
  const wrong = new Set((await Promise.all(fonts.map(misdrawnBy))).flat());
  return new Map([...pageOf].filter(([word]) => wrong.has(word)));
}

/**
 * Checks that the fonts draw each word of the built pages. If not, cuts them again for the next
 * build: the pages of this one name the files that they have.
 * @throws {BuildError} with each word that differs, and a page that has it
 */
export async function checkDrawnWords(
  tag: string,
  dist: string,
  paths: readonly string[],
): Promise<void> {
  const wrong = await misdrawnWords(tag, dist, paths);
  if (wrong.size === 0) return;
  noteComposedWords(tag, [...wrong.keys()]);
  await renewScriptFonts(tag);
  throw new BuildError(
    [
      "The fonts lacked forms of letters that these words need, which pages put together:",
      ...[...wrong].map(([word, path]) => `  ${word} (${path})`),
      "They have been cut for them: build again, and commit brand/fonts.",
    ].join("\n"),
  );
}
