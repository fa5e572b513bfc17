import { EMPTY_SCORE, MAX_KEYWORD_DENSITY, MIN_READING_EASE, MIN_WORDS } from "../limits.ts";
import { readsAsEnglish } from "../page/language.ts";
import type { PageModel, TextBlock } from "../page/page-model.ts";
import { readingEase } from "../page/readability.ts";
import { shellOf } from "../page/shell.ts";
import { contentBlocks, lengthInWords, textFigures, topTerms } from "../page/words.ts";
import { checksOf, error, errorAt, good, notApplicable, warning, warningAt } from "./check.ts";

const check = checksOf("content");

/** Words under one heading (Yoast's limit). */
const MAX_STRETCH = 300;
const THIN_WORDS = 150;
/** Fewer words say nothing that a page could be found by. */
const NEXT_TO_NONE = 10;
/** Below this Flesch calls a text "very difficult". */
const HARD = 30;
/** Percent of all words. */
const STUFFED = 8;
/** Fewer repetitions are normal in a short text, even with a large share. */
const MIN_COUNT = 8;
const MIN_MEASURED_WORDS = 100;
/** Words. */
const MIN_DISGUISED = 20;
/** A text about placeholder text names it in passing. */
const PLACEHOLDER = /^lorem ipsum\b|\blorem ipsum dolor\b|\bdolor sit amet\b/i;

export const contentChecks = [
  check("h1", 7, ({ headings }, t) => {
    const main = headings.filter(({ level }) => level === 1);
    const [first] = main;
    if (!first) return error(t.none);
    if (main.length > 1) return warning(t.several(main.map(({ text }) => text)), main);
    return first.text === "" ? error(t.empty, main) : good(t.good(first.text), main);
  }),
  check("heading-outline", 4, ({ headings }, t, common) => {
    if (headings.length === 0) return notApplicable(common.noHeadings);
    const jumps = headings.filter(({ level }, index) => {
      const previous = headings[index - 1];
      return previous !== undefined && level > previous.level + 1;
    });
    const [first] = jumps;
    if (!first) return good(t.good(headings.length));
    const previous = headings[headings.indexOf(first) - 1];
    return warning(t.found(jumps.length, previous?.level ?? 1, first.level), jumps);
  }),
  check("heading-text", 2, ({ headings }, t) => {
    const others = headings.filter(({ level }) => level > 1);
    if (others.length === 0) return notApplicable(t.none);
    const empty = others.filter(({ text }) => text === "");
    return warningAt(empty, t.found(empty.length), t.good);
  }),
  check("subheadings", 3, (page, t) => {
    const { words, dense } = textFigures(page);
    if (words <= MAX_STRETCH) return notApplicable(t.short);
    const long = longStretches(page);
    return warningAt(long, t.found(long.length, MAX_STRETCH, dense), t.good(MAX_STRETCH, dense));
  }),
  check("word-count", 6, (page, t) => {
    const { words, dense } = textFigures(page);
    if (words >= MIN_WORDS) return good(t.good(words, dense));
    const limit = words < NEXT_TO_NONE ? { atMost: EMPTY_SCORE } : {};
    if (shellOf(page) === "scripts") {
      return { ...error(t.shell(words, dense), [], t.fixShell), ...limit };
    }
    if (words < NEXT_TO_NONE) return { ...error(t.few(words, THIN_WORDS, dense)), ...limit };
    return words < THIN_WORDS
      ? error(t.few(words, THIN_WORDS, dense))
      : warning(t.few(words, MIN_WORDS, dense));
  }),
  check("readability", 4, (page, t) => {
    if (!readsAsEnglish(page)) return notApplicable(t.otherLanguage);
    const ease = readingEase(page);
    if (ease === null) return notApplicable(t.short);
    if (ease >= MIN_READING_EASE) return good(t.good(ease));
    return ease >= HARD ? warning(t.difficult(ease)) : error(t.hard(ease));
  }),
  check("keyword-density", 3, (page, t) => {
    if (!readsAsEnglish(page)) return notApplicable(t.otherLanguage);
    const figures = textFigures(page);
    const [top] = topTerms(figures, 1);
    if (!top || figures.words < MIN_MEASURED_WORDS) return notApplicable(t.short);
    const { term, percent, count } = top;
    const found = t.found(term, percent, count, figures.words);
    if (count < MIN_COUNT || percent <= MAX_KEYWORD_DENSITY) return good(`${found}.`);
    return percent > STUFFED ? error(`${found}: ${t.stuffed}.`) : warning(`${found}: ${t.much}.`);
  }),
  check("hidden-text", 4, ({ disguised }, t) => {
    const shown = disguised.filter(({ text }) => /\S/.test(text));
    const words = shown.reduce((total, { text }) => total + lengthInWords(text), 0);
    // A few words are a label for screen readers.
    return words < MIN_DISGUISED
      ? good(t.good)
      : errorAt(shown, t.found(Math.round(words)), t.good);
  }),
  check("placeholder-text", 4, ({ blocks }, t) => {
    const places = blocks.filter(({ text }) => PLACEHOLDER.test(text));
    return errorAt(places, t.found(places.length), t.good);
  }),
] as const;

/** The first block of each run of text between headings that is too long. */
function longStretches(page: PageModel): TextBlock[] {
  const long: TextBlock[] = [];
  let words = 0;
  let start: TextBlock | undefined;
  for (const block of contentBlocks(page)) {
    if (/^h[1-6]$/.test(block.tag)) {
      words = 0;
      start = undefined;
      continue;
    }
    start ??= block;
    const before = words;
    words += lengthInWords(block.text);
    if (before <= MAX_STRETCH && words > MAX_STRETCH) long.push(start);
  }
  return long;
}
