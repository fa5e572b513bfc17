import { count } from "../../format.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

export const headingText = defineCheck({
  id: "heading-text",
  group: "content",
  title: "Headings have text",
  weight: 2,
  why: "Screen readers announce an empty heading without a name, and it leaves a gap in the outline.",
  fix: "Give each heading text, or use another element.",
  run({ headings }) {
    if (headings.length === 0) return notApplicable("There are no headings.");
    const empty = headings.filter(({ level, text }) => level > 1 && text === "");
    return empty.length === 0
      ? good("Every heading has text.")
      : warning(`${count(empty.length, "heading")} without text.`, empty);
  },
});
