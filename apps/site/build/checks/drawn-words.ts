import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { scripts } from "../../src/brand/scripts.ts";
import { BuildError } from "../build-error.ts";
import { misdrawnBy, scriptFonts, scriptWords } from "../fonts/script-fonts.ts";
import { wordsIn } from "../fonts/words-of.ts";
import { fileOf } from "../prerender/page-file.ts";

/**
 * Compares the words of built pages as the cut fonts and the whole ones draw them. Those of the sources were the reason for
 * the cut, so what can differ is a word that a page puts together.
 * @throws {BuildError} with each word that differs, and a page that has it
 */
export async function checkDrawnWords(
  tag: string,
  dist: string,
  paths: readonly string[],
): Promise<void> {
  const script = scripts[tag];
  if (!script) return;
  const ofSources = new Set(scriptWords(tag));
  const pageOf = new Map<string, string>();
  for (const path of [...paths, "/404"]) {
    const html = readFileSync(resolve(dist, fileOf(path)), "utf8");
    for (const word of wordsIn(html, script.letters)) {
      if (!ofSources.has(word) && !pageOf.has(word)) pageOf.set(word, path);
    }
  }
  const fonts = scriptFonts(tag, [...pageOf.keys()]);
  const wrong = new Set((await Promise.all(fonts.map(misdrawnBy))).flat());
  if (wrong.size === 0) return;
  const list = [...wrong].map((word) => `  ${word} (${pageOf.get(word)})`);
  throw new BuildError(
    [
      "The fonts lack forms of letters that these words need, since no file in packages/content has them as they stand:",
      ...list,
      `Add them to \`composed\` of “${tag}” in apps/site/src/brand/scripts.ts and run \`pnpm generate\`.`,
    ].join("\n"),
  );
}
