import { defineCheck, good, notApplicable, warning } from "../check.ts";
import { isUnlisted, titleOf } from "../page/page-facts.ts";
import { TITLE_FONT_SIZE, TITLE_MAX_WIDTH, textWidth } from "../text-width.ts";

export const titleWidth = defineCheck({
  id: "title-width",
  group: "snippet",
  title: "Title width",
  weight: 4,
  why: "Search results cut titles by their width on the screen, not by their letters: sixty narrow letters fit, sixty capitals do not.",
  fix: `Keep the title under ${TITLE_MAX_WIDTH} px: fewer words, fewer capitals, the site’s name shortened or dropped.`,
  run(page) {
    if (isUnlisted(page)) return notApplicable("The page stays out of search results.");
    const mark = titleOf(page);
    if (!mark || mark.text === "") return notApplicable("There is no title to measure.");
    const width = Math.round(textWidth(mark.text, TITLE_FONT_SIZE));
    const found = `The title is ${width} px wide in a desktop result`;
    if (width > TITLE_MAX_WIDTH)
      return warning(`${found}; it is cut at ${TITLE_MAX_WIDTH} px.`, [mark]);
    return good(`${found}.`, [mark]);
  },
});
