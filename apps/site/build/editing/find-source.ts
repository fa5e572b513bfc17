import { withoutSoftHyphens } from "@kolam/content/model/basics/soft-hyphens";

/** A file that may contain a text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Where a text is written; line and column counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A text as its words. Marks such as the escape of a word joiner are left out. */
function wordsOf(text: string): { word: string; at: number }[] {
  const plain = text.replace(/\\u[0-9a-f]{4}/gi, (code) => " ".repeat(code.length));
  return [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ word, at: index }));
}

/** What delimits a text in a source: quotation marks, or the ends of a line. */
const border = /["'`\n]/;

/**
 * How well a run fits: by its words, and then by whether a text of the source begins and ends with
 * it.
 */
function scoreOf({ text }: Source, { length, at, end }: Run): number {
  if (length === 0) return 0;
  const ends = [text[at - 1] ?? "\n", text[end] ?? "\n"];
  return 3 * length + ends.filter((character) => border.test(character)).length;
}

/** A run of words in a source. */
interface Run {
  /** How many words. */
  readonly length: number;
  /** Where the first of them begins and the last one ends. */
  readonly at: number;
  readonly end: number;
}

/** The longest run of `words` in a source. Of several, a whole text of the source comes first. */
function longestRun(words: readonly string[], source: Source): Run {
  const own = wordsOf(source.text);
  const starts = new Map<string, number[]>();
  for (const [index, { word }] of own.entries()) {
    starts.set(word, [...(starts.get(word) ?? []), index]);
  }
  let best: Run = { length: 0, at: 0, end: 0 };
  for (let from = 0; from + best.length <= words.length; from += 1) {
    for (const start of starts.get(words[from] ?? "") ?? []) {
      let length = 1;
      while (from + length < words.length && own[start + length]?.word === words[from + length]) {
        length += 1;
      }
      const last = own[start + length - 1];
      const run = { length, at: own[start]?.at ?? 0, end: last ? last.at + last.word.length : 0 };
      if (scoreOf(source, run) > scoreOf(source, best)) best = run;
    }
  }
  return best;
}

/**
 * Finds the source of a text on a page. A page may have put a name or a price into it, so what
 * counts is the longest run of the same words; of two equally good sources, the first.
 * @returns `undefined` if no source has three of its words in a row, or all the words of a shorter
 * text
 */
export function findSource(text: string, sources: readonly Source[]): Place | undefined {
  const words = wordsOf(withoutSoftHyphens(text)).map(({ word }) => word);
  let found: { source: Source; at: number; score: number } | undefined;
  for (const source of sources) {
    const run = longestRun(words, source);
    if (run.length === 0 || run.length < Math.min(3, words.length)) continue;
    const score = scoreOf(source, run);
    if (!found || score > found.score) found = { source, at: run.at, score };
  }
  if (!found) return undefined;
  const before = found.source.text.slice(0, found.at).split("\n");
  return {
    file: found.source.file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
}
