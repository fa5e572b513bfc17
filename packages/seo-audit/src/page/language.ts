import { setOf } from "../set-of.ts";
import { type PageModel, perPage, type TextBlock } from "./page-model.ts";
import { contentBlocks, primary, wordsOf } from "./words.ts";

/**
 * English words that other languages do not have, or rarely. In running English text they are well
 * over a third of the short words.
 */
const ENGLISH = setOf(
  "a all and are be by can for from have how if it its not of our she that the them they this to was we what when who will with you your",
);
/** Percent of the words of up to four letters. Dutch, the nearest, has about 15. */
const MIN_ENGLISH = 25;
/** Words of up to four letters; in fewer, the share would be mostly chance. */
const MIN_SHORT_WORDS = 25;
const MAX_SAMPLE = 2_000;

/** The primary language subtag, in lower case; empty when the page declares none. */
export function languageOf(page: PageModel): string {
  return primary(page.lang.value ?? "");
}

/**
 * Whether the page's text is English: it must look so, regardless of what the page declares. If
 * there is too little text, the declaration is trusted.
 */
export const readsAsEnglish = perPage((page) => {
  const language = languageOf(page);
  if (language !== "en" && language !== "") return false;
  return looksEnglish(contentBlocks(page)) ?? language === "en";
});

/** `null` for too little text. */
function looksEnglish(blocks: readonly TextBlock[]): boolean | null {
  let words = 0;
  let short = 0;
  let english = 0;
  let foreign = 0;
  for (const { text } of blocks) {
    for (const word of wordsOf(text)) {
      words += 1;
      if (/[^\p{Script=Latin}\p{N}\p{P}]/u.test(word)) foreign += 1;
      else if (word.length <= 4 && /^\p{L}+$/u.test(word)) {
        short += 1;
        if (ENGLISH.has(word.toLowerCase())) english += 1;
      }
    }
    if (words > MAX_SAMPLE) break;
  }
  if (foreign * 4 > words) return false;
  return short < MIN_SHORT_WORDS ? null : english * 100 > short * MIN_ENGLISH;
}
