import { TITLE_MAX_WIDTH } from "../../limits.ts";
import { isUnlisted, titleOf } from "../../page/page-facts.ts";
import { TITLE_FONT_SIZE, textWidth } from "../../preview/text-width.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

export const titleWidth = defineCheck({
  id: "title-width",
  group: "snippet",
  title: "Title width",
  weight: 4,
  why: "Search results cut titles by width, not by number of letters: sixty narrow letters fit, sixty capitals do not.",
  fix: `Keep the title under ${TITLE_MAX_WIDTH} px: use fewer words and capitals, and shorten or drop the site’s name.`,
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
