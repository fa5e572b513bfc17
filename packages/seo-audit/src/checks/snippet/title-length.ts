import { count } from "../../format.ts";
import { TITLE_LENGTH } from "../../limits.ts";
import { isDense } from "../../page/dense-scripts.ts";
import { isUnlisted, titleOf } from "../../page/page-facts.ts";
import { defineCheck, error, good, notApplicable, warning } from "../check.ts";

export const titleLength = defineCheck({
  id: "title-length",
  group: "snippet",
  title: "Title length",
  weight: 4,
  why: "A short title wastes space that could set the page apart; a long one is cut off.",
  fix: `Write ${TITLE_LENGTH.min} to ${TITLE_LENGTH.max} characters, with the subject first and the name of the site last.`,
  run(page) {
    if (isUnlisted(page)) return notApplicable("The page stays out of search results.");
    const mark = titleOf(page);
    if (!mark || mark.text === "") return notApplicable("There is no title to measure.");
    if (isDense(mark.text)) return notApplicable("In this script the width decides.");
    const length = [...mark.text].length;
    const found = `The title has ${count(length, "character")}`;
    if (length < TITLE_LENGTH.min / 3) return error(`${found}: too few to say anything.`, [mark]);
    if (length < TITLE_LENGTH.min)
      return warning(`${found}, fewer than ${TITLE_LENGTH.min}.`, [mark]);
    if (length > TITLE_LENGTH.max)
      return warning(`${found}, more than ${TITLE_LENGTH.max}.`, [mark]);
    return good(`${found}.`, [mark]);
  },
});
