import { softHyphen, wordJoiner } from "@kolam/content/model/basics/soft-hyphens";
import { language, site } from "@kolam/resolve/current";
import { allWordFolders, pathWithin, wordFolders } from "@kolam/resolve/places";
import { company } from "@site/facts/company";
import type { Plugin } from "vite";
import { frenchSpaces } from "./french-spaces.ts";
import { shownPlaces } from "./string-places.ts";

/** The folders of words in every language, and of those in this one. */
const all = allWordFolders(site);
const own = wordFolders(site, [language]);

/**
 * The files of what stands in headings, cards, steps and cells. Forms and what is searched are not
 * among them.
 */
const shown = /^(?:(?:pages|services)\/.+|claims|testimonials|group-titles)\.ts$/;

/** A string that is no text: an id, a key, an address or the path of a module. */
const name = /^["'`]?[a-z#/.@]\S*$/;

/**
 * What is too long for a narrow column, or a short compound such as `one-off`, and not part of an
 * address or an escape.
 */
const longWord = /(?<![\p{L}\p{M}\p{N}\\/@._-])[\p{L}\p{M}]{12,}(?![\p{L}\p{M}\p{N}/@_]|\.\p{L})/gu;
const compound =
  /(?<![\p{L}\p{N}\\/@._-])\p{Ll}{1,9}(?:-\p{Ll}{1,9})+(?![\p{L}\p{N}/@_-]|\.\p{L})/gu;

/**
 * The length from which a word of a language is hyphenated, if not from that of a long word.
 * Readers of English expect no hyphens and copy them with the text, so there only words are that no
 * title on a window of 320 px has room for.
 */
const shortest: Readonly<Record<string, number>> = { en: 17 };

/**
 * What puts soft hyphens into a word of a language, or of it without its region; `undefined` for
 * none.
 */
export async function hyphenationOf(tag: string): Promise<((word: string) => string) | undefined> {
  const { language } = new Intl.Locale(tag);
  const least = shortest[language] ?? 0;
  for (const name of [tag.toLowerCase(), language]) {
    const patterns = await import(`hyphen/${name}/index.js`).catch(() => undefined);
    if (!patterns) continue;
    const { hyphenateSync } = patterns.default;
    return (word) => (word.length < least ? word : hyphenateSync(word, { hyphenChar: softHyphen }));
  }
  return undefined;
}

/**
 * A module with its texts, and not its ids and addresses, changed.
 * @param file its name, if only what visitors see of it is to be changed
 */
export function withTexts(source: string, change: (text: string) => string, file = ""): string {
  let text = source;
  // From the end, so that the places before stay where they are.
  for (const [start, end] of shownPlaces(file, source)) {
    const string = source.slice(start, end);
    if (!name.test(string)) text = text.slice(0, start) + change(string) + text.slice(end);
  }
  return text;
}

/**
 * A module of the content with soft hyphens in the long words of its texts, and its short compounds
 * in one piece.
 */
export const hyphenated = (
  source: string,
  hyphenate: (word: string) => string,
  file?: string,
): string =>
  withTexts(
    source,
    (text) =>
      text
        .replace(compound, (word) => word.replaceAll("-", `-${wordJoiner}`))
        .replace(longWord, hyphenate),
    file,
  );

/**
 * Lets long words of the content be broken where its language breaks them, and short compounds
 * nowhere, in pages and scripts alike. What is not shown, such as metadata, takes the marks out
 * again. French gets its no-break spaces everywhere.
 */
export function hyphens(): Plugin {
  const hyphenation = hyphenationOf(company.language);
  const spaced = frenchSpaces(company.language);
  return {
    name: "kolam:hyphens",
    enforce: "pre",
    // Tests read the texts as written.
    apply: (_, { mode }) => mode !== "test",
    async transform(source, id) {
      const hyphenate = await hyphenation;
      const file = pathWithin(all, id);
      if (!file?.endsWith(".ts")) return undefined;
      const isHyphenated = hyphenate !== undefined && shown.test(file);
      const isSpaced = spaced !== undefined && pathWithin(own, id) !== undefined;
      if (!isHyphenated && !isSpaced) return undefined;
      const code = isSpaced ? withTexts(source, spaced) : source;
      return { code: isHyphenated ? hyphenated(code, hyphenate, file) : code, map: null };
    },
  };
}
