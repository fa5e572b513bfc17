import { CHARACTERS_PER_WORD } from "../limits.ts";
import { denseCharacters, withoutDense } from "./dense-scripts.ts";
import { type PageModel, perPage, type TextBlock } from "./page-model.ts";
import { stopWords } from "./stop-words.ts";

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’.-](?=[\p{L}\p{N}]))*/gu;

/** Characters without a space; more are data, and too much for the memory of an expression. */
const MAX_RUN = 10_000;

const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? [];

/** The words of a text. Hyphens, apostrophes and points inside a word are part of it. */
export function wordsOf(text: string): readonly string[] {
  if (text.length <= MAX_RUN) return wordsIn(text);
  return text.split(" ").flatMap((run) => wordsIn(run.slice(0, MAX_RUN)));
}

export function contentBlocks(page: PageModel): readonly TextBlock[] {
  return page.blocks.filter(({ inContent }) => inContent);
}

/** The length of a text in words; characters of dense scripts are counted in pairs. */
export function lengthInWords(text: string): number {
  const characters = denseCharacters(text);
  if (characters === 0) return wordsOf(text).length;
  return characters / CHARACTERS_PER_WORD + wordsOf(withoutDense(text)).length;
}

/** Word counts of the main content. */
export const textFigures = perPage((page) => {
  let words = 0;
  let characters = 0;
  const frequencies = new Map<string, number>();
  const language = primary(page.lang.value ?? "");
  for (const { text, language: own } of contentBlocks(page)) {
    const dense = denseCharacters(text);
    const found = wordsOf(dense === 0 ? text : withoutDense(text));
    characters += dense;
    words += dense / CHARACTERS_PER_WORD + found.length;
    if (own !== language) continue;
    for (const word of found) {
      const term = word.toLowerCase().replaceAll("’", "'");
      if (isSignificant(term)) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
  }
  return {
    /** Two characters of Chinese, Japanese, Korean or Thai count as a word. */
    words: Math.round(words),
    /** Whether most of the text is in one of these. */
    dense: characters > words,
    /** Counts of the significant words in the language of the page, in lower case. */
    frequencies,
  };
});

type TextFigures = ReturnType<typeof textFigures>;

/** The primary subtag of a language tag, in lower case. */
export function primary(tag: string): string {
  return tag.trim().toLowerCase().split("-")[0] ?? "";
}

/**
 * Whether a lower-case word can show what a text is about: not a stop word, number or single
 * letter.
 */
export function isSignificant(term: string): boolean {
  return term.length > 1 && !stopWords.has(term) && /\p{L}/u.test(term);
}

/** The most frequent significant words. Ties are in alphabetical order. */
export function topTerms(
  { words, frequencies }: TextFigures,
  limit: number,
): readonly { readonly term: string; readonly count: number; readonly percent: number }[] {
  const top = [...frequencies].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, limit);
  return top.map(([term, count]) => ({
    term,
    count,
    percent: Math.round((count / words) * 1000) / 10,
  }));
}
