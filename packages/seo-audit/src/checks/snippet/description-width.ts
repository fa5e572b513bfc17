import { defineCheck, good, notApplicable, warning } from "../check.ts";
import { descriptionOf, isUnlisted } from "../page/page-facts.ts";
import { DESCRIPTION_FONT_SIZE, DESCRIPTION_MAX_WIDTH, textWidth } from "../text-width.ts";

export const descriptionWidth = defineCheck({
  id: "description-width",
  group: "snippet",
  title: "Description width",
  weight: 2,
  why: "Like titles, descriptions are cut by width. What stands behind the cut is not read.",
  fix: `Keep the description under ${DESCRIPTION_MAX_WIDTH} px, about two lines of a desktop result.`,
  run(page) {
    if (isUnlisted(page)) return notApplicable("The page stays out of search results.");
    const meta = descriptionOf(page);
    if (!meta || meta.content === "") return notApplicable("There is no description to measure.");
    const width = Math.round(textWidth(meta.content, DESCRIPTION_FONT_SIZE));
    const found = `The description is ${width} px wide in a desktop result`;
    if (width > DESCRIPTION_MAX_WIDTH) {
      return warning(`${found}; it is cut at ${DESCRIPTION_MAX_WIDTH} px.`, [meta]);
    }
    return good(`${found}.`, [meta]);
  },
});
