import { relative, resolve } from "node:path";
import { company } from "@kolam/content/facts/company";
import { softHyphen } from "@kolam/content/facts/soft-hyphens";
import { type Plugin, parseAst } from "vite";
import { stringPlaces } from "./string-places.ts";

const content = resolve(import.meta.dirname, "../../../../packages/content/src");

/** The files of what stands in headings, cards, steps and cells. Forms and what is searched are not among them. */
const shown = /^[\w-]+\/(?:(?:pages|services)\/.+|claims|testimonials|titles)\.ts$/;

/** A string that is no text: an id, a key, an address or the path of a module. */
const name = /^["'`]?[a-z#/.@]\S*$/;

/** A word that is too long for a narrow column, and not part of an address or of an escape. */
const longWord = /(?<![\p{L}\p{M}\p{N}\\/@._-])[\p{L}\p{M}]{12,}(?![\p{L}\p{M}\p{N}/@_]|\.\p{L})/gu;

/** Puts soft hyphens into a word. */
export type Hyphenate = (word: string) => string;

/** The hyphenation of a language, or of it without its region; `undefined` where words are not hyphenated. */
export async function hyphenationOf(tag: string): Promise<Hyphenate | undefined> {
  for (const language of [tag.toLowerCase(), new Intl.Locale(tag).language]) {
    const patterns = await import(`hyphen/${language}/index.js`).catch(() => undefined);
    if (patterns) return (word) => patterns.default.hyphenateSync(word, { hyphenChar: softHyphen });
  }
  return undefined;
}

/** A module of the content with soft hyphens in the long words of its texts. */
export function hyphenated(source: string, hyphenate: Hyphenate): string {
  let text = source;
  const places = [...stringPlaces(parseAst(source, { lang: "ts" }))];
  // From the end, so that the places before stay where they are.
  for (const [start, end] of places.sort(([a], [b]) => b - a)) {
    const string = source.slice(start, end);
    if (name.test(string)) continue;
    text = text.slice(0, start) + string.replace(longWord, hyphenate) + text.slice(end);
  }
  return text;
}

/**
 * Lets long words of the content be broken where its language breaks them, in the pages as in the scripts. Browsers know
 * the words of few languages, and some of none. What is not shown, such as metadata, takes the hyphens out again.
 */
export function hyphens(): Plugin {
  const hyphenation = hyphenationOf(company.language);
  return {
    name: "kolam:hyphens",
    enforce: "pre",
    // Tests read the words as they are written.
    apply: (_, { mode }) => mode !== "test",
    async transform(source, id) {
      const hyphenate = await hyphenation;
      if (!hyphenate || !shown.test(relative(content, id).replaceAll("\\", "/"))) return undefined;
      return { code: hyphenated(source, hyphenate), map: null };
    },
  };
}
