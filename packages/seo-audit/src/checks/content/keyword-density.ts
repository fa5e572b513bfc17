import { defineCheck, error, good, notApplicable, quote, warning } from "../check.ts";
import { isUnlisted, isUnspaced, readsAsEnglish } from "../page/page-facts.ts";
import { textFigures, topTerms } from "../page/words.ts";

/** Percent of all words. Ordinary prose rarely has one significant word above 3. */
const MANY = 5;
const STUFFED = 8;
/** Fewer repetitions read as emphasis whatever their share. */
const MIN_COUNT = 8;
const MIN_WORDS = 100;

export const keywordDensity = defineCheck({
  id: "keyword-density",
  group: "content",
  title: "Keyword density",
  weight: 3,
  why: "A word repeated for the machine’s sake tires readers, and search engines count it as spam.",
  fix: "Replace repetitions by pronouns, synonyms and concrete detail.",
  run(page) {
    if (isUnlisted(page)) return notApplicable("The page stays out of search results.");
    if (!readsAsEnglish(page) || isUnspaced(page)) {
      return notApplicable("Stop words are known for English only.");
    }
    const figures = textFigures(page);
    const [top] = topTerms(figures, 1);
    if (!top || figures.words < MIN_WORDS)
      return notApplicable("There is too little text to measure.");
    const found = `The most frequent word is ${quote(top.term)}: ${top.percent} % (${top.count} of ${figures.words})`;
    if (top.count < MIN_COUNT || top.percent <= MANY) return good(`${found}.`);
    return top.percent > STUFFED ? error(`${found}: stuffed.`) : warning(`${found}: a lot.`);
  },
});
