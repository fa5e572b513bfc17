import { DESCRIPTION_MAX_WIDTH } from "../../limits.ts";
import { descriptionOf, isUnlisted } from "../../page/page-facts.ts";
import { DESCRIPTION_FONT_SIZE, textWidth } from "../../preview/text-width.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

export const descriptionWidth = defineCheck({
  id: "description-width",
  group: "snippet",
  title: "Description width",
  weight: 2,
  why: "Search results cut descriptions by width, and nobody reads the part that is cut off.",
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
