import { relative, resolve } from "node:path";
import { company } from "@kolam/content/facts/company";
import { softHyphen, wordJoiner } from "@kolam/content/facts/soft-hyphens";
import { type Plugin, parseAst } from "vite";
import { stringPlaces } from "./string-places.ts";

const content = resolve(import.meta.dirname, "../../../../packages/content/src");

/** The files of what stands in headings, cards, steps and cells. Forms and what is searched are not among them. */
const shown = /^[\w-]+\/(?:(?:pages|services)\/.+|claims|testimonials|titles)\.ts$/;

/** A string that is no text: an id, a key, an address or the path of a module. */
const name = /^["'`]?[a-z#/.@]\S*$/;

/** What is too long for a narrow column, or a short compound such as `one-off`, and not part of an address or an escape. */
const longWord = /(?<![\p{L}\p{M}\p{N}\\/@._-])[\p{L}\p{M}]{12,}(?![\p{L}\p{M}\p{N}/@_]|\.\p{L})/gu;
const compound =
  /(?<![\p{L}\p{N}\\/@._-])\p{Ll}{1,9}(?:-\p{Ll}{1,9})+(?![\p{L}\p{N}/@_-]|\.\p{L})/gu;

/** What puts soft hyphens into a word of a language, or of it without its region; `undefined` for none. */
export async function hyphenationOf(tag: string): Promise<((word: string) => string) | undefined> {
  for (const language of [tag.toLowerCase(), new Intl.Locale(tag).language]) {
    const patterns = await import(`hyphen/${language}/index.js`).catch(() => undefined);
    if (patterns) return (word) => patterns.default.hyphenateSync(word, { hyphenChar: softHyphen });
  }
  return undefined;
}

/** A module of the content with soft hyphens in the long words of its texts, and its short compounds in one piece. */
export function hyphenated(source: string, hyphenate: (word: string) => string): string {
  let text = source;
  const places = [...stringPlaces(parseAst(source, { lang: "ts" }))];
  // From the end, so that the places before stay where they are.
  for (const [start, end] of places.sort(([a], [b]) => b - a)) {
    const string = source.slice(start, end);
    if (name.test(string)) continue;
    const joined = string.replace(compound, (word) => word.replaceAll("-", `-${wordJoiner}`));
    text = text.slice(0, start) + joined.replace(longWord, hyphenate) + text.slice(end);
  }
  return text;
}

/**
 * Lets long words of the content be broken where its language breaks them, and short compounds nowhere, in pages and
 * scripts alike. What is not shown, such as metadata, takes the marks out again.
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
