import { count, defineCheck, error, good, notApplicable, warning } from "../check.ts";
import { isUnlisted, titleOf } from "../page/page-facts.ts";

/** Characters; the range the simulation calls optimal too. */
export const TITLE_LENGTH = { min: 30, max: 60 } as const;

export const titleLength = defineCheck({
  id: "title-length",
  group: "snippet",
  title: "Title length",
  weight: 4,
  why: "A short title leaves room unused that could say what sets the page apart; a long one is cut, often in the middle of the point.",
  fix: `Write ${TITLE_LENGTH.min} to ${TITLE_LENGTH.max} characters: the subject first, the name of the site last.`,
  run(page) {
    if (isUnlisted(page)) return notApplicable("The page stays out of search results.");
    const mark = titleOf(page);
    if (!mark || mark.text === "") return notApplicable("There is no title to measure.");
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
