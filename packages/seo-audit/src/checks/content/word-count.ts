import { count, defineCheck, error, good, notApplicable, warning } from "../check.ts";
import { isUnlisted, isUnspaced } from "../page/page-facts.ts";
import { textFigures } from "../page/words.ts";

/** Words; the same bar as the simulation's, and Yoast's for ordinary pages. */
export const GOOD_WORDS = 300;
const THIN_WORDS = 150;
/** Beside scripts, hardly more than a word of waiting. */
const SHELL_WORDS = 30;

export const wordCount = defineCheck({
  id: "word-count",
  group: "content",
  title: "Amount of text",
  weight: 6,
  why: "A page with little text gives a search engine little to match and a reader little to decide by.",
  fix: `Answer the questions a visitor brings: ${GOOD_WORDS} words or more in the main content, without padding.`,
  run(page) {
    if (isUnlisted(page)) return notApplicable("The page stays out of search results.");
    if (isUnspaced(page)) return notApplicable("This language does not separate words by spaces.");
    const { words } = textFigures(page);
    const found = `The content has ${count(words, "word")}`;
    if (words >= GOOD_WORDS) return good(`${found}.`);
    if (words < SHELL_WORDS && page.scripts.length > 0 && page.tally.elements < 50) {
      return error(
        `${found}. It looks like an empty shell that scripts fill in.`,
        [],
        "Send the text in the HTML (server rendering or prerendering), or audit the HTML after the scripts have run.",
      );
    }
    return words < THIN_WORDS
      ? error(`${found}, fewer than ${THIN_WORDS}.`)
      : warning(`${found}, fewer than ${GOOD_WORDS}.`);
  },
});
