import { count, defineCheck, good, notApplicable, warning } from "../check.ts";
import { descriptionOf, isUnlisted } from "../page/page-facts.ts";

/** Characters; the range the simulation calls optimal too. */
export const DESCRIPTION_LENGTH = { min: 120, max: 160 } as const;

export const descriptionLength = defineCheck({
  id: "description-length",
  group: "snippet",
  title: "Description length",
  weight: 3,
  why: "A short description wastes the second line of the result; a long one loses its end.",
  fix: `Write ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters, the important half first.`,
  run(page) {
    if (isUnlisted(page)) return notApplicable("The page stays out of search results.");
    const meta = descriptionOf(page);
    if (!meta || meta.content === "") return notApplicable("There is no description to measure.");
    const length = [...meta.content].length;
    const found = `The description has ${count(length, "character")}`;
    const { min, max } = DESCRIPTION_LENGTH;
    if (length < min) return warning(`${found}, fewer than ${min}.`, [meta]);
    if (length > max) return warning(`${found}, more than ${max}.`, [meta]);
    return good(`${found}.`, [meta]);
  },
});
