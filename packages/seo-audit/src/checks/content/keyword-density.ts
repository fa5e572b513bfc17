import { quote } from "../../format.ts";
import { MAX_KEYWORD_DENSITY } from "../../limits.ts";
import { readsAsEnglish } from "../../page/language.ts";
import { isUnlisted } from "../../page/page-facts.ts";
import { textFigures, topTerms } from "../../page/words.ts";
import { defineCheck, error, good, notApplicable, warning } from "../check.ts";

/** Percent of all words. */
const STUFFED = 8;
/** Fewer repetitions are normal in a short text, whatever their share. */
const MIN_COUNT = 8;
const MIN_WORDS = 100;

export const keywordDensity = defineCheck({
  id: "keyword-density",
  group: "content",
  title: "Keyword density",
  weight: 3,
  why: "Repeating a word for search engines tires readers, and search engines treat it as spam.",
  fix: "Replace repetitions with pronouns, synonyms and concrete details.",
  run(page) {
    if (isUnlisted(page)) return notApplicable("The page stays out of search results.");
    if (!readsAsEnglish(page)) return notApplicable("Stop words are known for English only.");
    const figures = textFigures(page);
    const [top] = topTerms(figures, 1);
    if (!top || figures.words < MIN_WORDS)
      return notApplicable("There is too little text to measure.");
    const found = `The most frequent word is ${quote(top.term)}: ${top.percent} % (${top.count} of ${figures.words})`;
    if (top.count < MIN_COUNT || top.percent <= MAX_KEYWORD_DENSITY) return good(`${found}.`);
    return top.percent > STUFFED ? error(`${found}: stuffed.`) : warning(`${found}: a lot.`);
  },
});
