import { count } from "../../format.ts";
import { MIN_WORDS } from "../../limits.ts";
import { CHARACTERS_PER_WORD } from "../../page/dense-scripts.ts";
import { isUnlisted } from "../../page/page-facts.ts";
import { textFigures } from "../../page/words.ts";
import { defineCheck, error, good, notApplicable, warning } from "../check.ts";

const THIN_WORDS = 150;
/** A page with scripts and fewer words than this shows little more than "Loading". */
const SHELL_WORDS = 30;

export const wordCount = defineCheck({
  id: "word-count",
  group: "content",
  title: "Amount of text",
  weight: 6,
  why: "A page with little text gives search engines little to match and readers little to go on.",
  fix: `Answer the questions of your visitors: ${MIN_WORDS} words or more in the main content, without padding.`,
  run(page) {
    if (isUnlisted(page)) return notApplicable("The page stays out of search results.");
    const { words, dense } = textFigures(page);
    const lengthOf = (amount: number) =>
      dense ? count(amount * CHARACTERS_PER_WORD, "character") : count(amount, "word");
    const found = `The content has ${lengthOf(words)}`;
    if (words >= MIN_WORDS) return good(`${found}.`);
    if (words < SHELL_WORDS && page.scripts.length > 0 && page.tally.elements < 50) {
      return error(
        `${found}. It looks like an empty shell that scripts fill.`,
        [],
        "Send the text in the HTML (server rendering or prerendering), or audit the HTML after the scripts have run.",
      );
    }
    return words < THIN_WORDS
      ? error(`${found}, fewer than ${lengthOf(THIN_WORDS)}.`)
      : warning(`${found}, fewer than ${lengthOf(MIN_WORDS)}.`);
  },
});
