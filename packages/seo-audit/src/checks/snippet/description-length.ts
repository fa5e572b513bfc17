import { count } from "../../format.ts";
import { DESCRIPTION_LENGTH } from "../../limits.ts";
import { isDense } from "../../page/dense-scripts.ts";
import { descriptionOf, isUnlisted } from "../../page/page-facts.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

export const descriptionLength = defineCheck({
  id: "description-length",
  group: "snippet",
  title: "Description length",
  weight: 3,
  why: "A short description wastes space in the result; a long one is cut off.",
  fix: `Write ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters, with the important part first.`,
  run(page) {
    if (isUnlisted(page)) return notApplicable("The page stays out of search results.");
    const meta = descriptionOf(page);
    if (!meta || meta.content === "") return notApplicable("There is no description to measure.");
    if (isDense(meta.content)) return notApplicable("In this script the width decides.");
    const length = [...meta.content].length;
    const found = `The description has ${count(length, "character")}`;
    const { min, max } = DESCRIPTION_LENGTH;
    if (length < min) return warning(`${found}, fewer than ${min}.`, [meta]);
    if (length > max) return warning(`${found}, more than ${max}.`, [meta]);
    return good(`${found}.`, [meta]);
  },
});
