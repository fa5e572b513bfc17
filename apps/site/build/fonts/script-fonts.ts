import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { languageName } from "@kolam/content/model/basics/language-name";
import { languages } from "@kolam/content/model/pages/languages";
import { readNotes, writeNotes } from "@kolam/content/notes";
import { folders } from "@kolam/resolve/current";
import { typefaces } from "@site/brand/fonts";
import { scripts as ofSite } from "@site/brand/scripts";
import { company } from "@site/facts/company";
import type { Script } from "../../src/brand/typeface.ts";
import { cutScript, misdrawn, type ScriptCut } from "./cut-script.ts";
import { dateWords, textOf, wordsIn } from "./words-of.ts";

/** The built-in value, regardless of what the site overrides. */
const scripts: Readonly<Record<string, Script>> = ofSite;

/** Where the web fonts and their stylesheets are. */
export const fontFolder: string = resolve(folders.site, "brand/fonts");

/** A web font of a script that is not Latin. */
export interface ScriptFont extends ScriptCut {
  /** Where it is. */
  readonly path: string;
}

/** Words that pages compose, found by a build. */
const composedFile = (tag: string) => resolve(fontFolder, `${tag}.composed-words.json`);
const composedWords = (tag: string): readonly string[] => readNotes(composedFile(tag)) ?? [];

/** From now on, also subsets a language's fonts for these words. */
export function noteComposedWords(tag: string, words: readonly string[]): void {
  const all = [...new Set([...composedWords(tag), ...words])].sort();
  writeNotes(composedFile(tag), all);
}

/**
 * The words of a language that are not in Latin letters: those of its sources, of dates,
 * languages and addresses, and those that pages put together.
 */
export function scriptWords(tag: string): string[] {
  const script = scripts[tag];
  const language = languages.find((each) => each.tag === tag)?.language;
  if (!script || !language) return [];
  const countries = new Intl.DisplayNames(language, { type: "region" });
  const texts = [
    textOf(tag),
    dateWords(language),
    languageName(languages[0].language, language),
    ...company.offices.map(({ address }) => countries.of(address.countryCode) ?? ""),
    ...composedWords(tag),
  ];
  return wordsIn(texts.join("\n"), script.letters);
}

/**
 * The web fonts of a language's script, for its words or for others; none if it is written in Latin
 * letters, or its font is served as a whole.
 */
export function scriptFonts(
  tag: string,
  words: readonly string[] = scriptWords(tag),
): ScriptFont[] {
  const script = scripts[tag];
  const language = languages.find((each) => each.tag === tag)?.language;
  if (!script || script.whole || !language) return [];
  return Object.entries(typefaces).map(([name, { web: axes }]) => ({
    path: resolve(fontFolder, `${tag}-${name}.woff2`),
    file: script.file,
    language,
    axes,
    words,
  }));
}

/** Cuts a font and writes it. */
export async function writeScriptFont(font: ScriptFont): Promise<void> {
  mkdirSync(fontFolder, { recursive: true });
  writeFileSync(font.path, await cutScript(font));
}

/**
 * The words that a font file renders differently from the full font; all of them if there is no
 * file.
 */
export const misdrawnBy = async (font: ScriptFont): Promise<readonly string[]> =>
  existsSync(font.path) ? misdrawn(readFileSync(font.path), font) : font.words;

/**
 * Subsets a language's fonts again if its texts need glyphs that the files lack.
 * @returns their files
 */
export async function renewScriptFonts(tag: string): Promise<string[]> {
  const renewed: string[] = [];
  for (const font of scriptFonts(tag)) {
    if ((await misdrawnBy(font)).length === 0) continue;
    await writeScriptFont(font);
    renewed.push(font.path);
  }
  return renewed;
}
