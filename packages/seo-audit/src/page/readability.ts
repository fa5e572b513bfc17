import { flesch } from "flesch";
import { syllable } from "syllable";
import { setOf } from "../set-of.ts";
import { perPage } from "./page-model.ts";
import { contentBlocks, wordsOf } from "./words.ts";

/** Elements of running text, as opposed to labels, menus and captions. */
const PROSE_TAGS = setOf("p li dd blockquote td div section article main");
/** Without the lookbehind, a long run of dots would be matched again from each dot. */
const SENTENCE_END = /(?<![.!?…])[.!?…]+(?!\S)/;
/** Words; a shorter run is a label. */
const MIN_SENTENCE = 5;
/** Words; a longer run without an end is a list of names or a table, and no sentence. */
const MAX_SENTENCE = 150;
/** Words; the score of a shorter text would be mostly chance. */
const MIN_WORDS = 100;

/**
 * Flesch reading ease of the page's running English text, rounded, from 0 to 100: 100 is very easy,
 * 60 to 70 plain, below 30 for graduates (R. Flesch, 1948). Headings, menus and short labels are
 * left out, and the end of a paragraph ends a sentence. `null` for fewer than 100 words of prose.
 */
export const readingEase = perPage((page): number | null => {
  let sentence = 0;
  let word = 0;
  let syllables = 0;
  const lengths = new Map<string, number>();
  for (const { tag, text, language } of contentBlocks(page)) {
    if (!PROSE_TAGS.has(tag) || (language !== "en" && language !== "")) continue;
    for (const part of text.split(SENTENCE_END)) {
      const words = wordsOf(part);
      if (words.length < MIN_SENTENCE || words.length > MAX_SENTENCE) continue;
      sentence += 1;
      word += words.length;
      for (const each of words) {
        let length = lengths.get(each);
        if (length === undefined) {
          length = syllable(each);
          lengths.set(each, length);
        }
        syllables += length;
      }
    }
  }
  if (word < MIN_WORDS) return null;
  const ease = Math.round(flesch({ sentence, word, syllable: syllables }));
  return Math.min(Math.max(ease, 0), 100);
});
