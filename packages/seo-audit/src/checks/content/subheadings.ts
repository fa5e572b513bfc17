import { count } from "../../format.ts";
import { CHARACTERS_PER_WORD } from "../../page/dense-scripts.ts";
import { isUnlisted } from "../../page/page-facts.ts";
import type { PageModel, TextBlock } from "../../page/page-model.ts";
import { contentBlocks, lengthInWords, textFigures } from "../../page/words.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

/** Words under one heading (Yoast's limit). */
const MAX_WORDS = 300;

export const subheadings = defineCheck({
  id: "subheadings",
  group: "content",
  title: "Subheadings in long text",
  weight: 3,
  why: "People scan a page before they read it, and skip long stretches without a subheading.",
  fix: `At least every ${MAX_WORDS} words, add a heading that says what follows.`,
  run(page) {
    if (isUnlisted(page)) return notApplicable("The page stays out of search results.");
    const { words, dense } = textFigures(page);
    if (words <= MAX_WORDS) {
      return notApplicable("The text is short enough to need no subheadings.");
    }
    const long = longStretches(page);
    const most = dense ? `${MAX_WORDS * CHARACTERS_PER_WORD} characters` : `${MAX_WORDS} words`;
    return long.length === 0
      ? good(`No stretch of text is longer than ${most}.`)
      : warning(
          `${count(long.length, "stretch", "stretches")} of more than ${most} without a heading.`,
          long,
        );
  },
});

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
    if (before <= MAX_WORDS && words > MAX_WORDS) long.push(start);
  }
  return long;
}
