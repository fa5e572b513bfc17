import { count, defineCheck, good, notApplicable, warning } from "../check.ts";

export const headingText = defineCheck({
  id: "heading-text",
  group: "content",
  title: "Headings have words",
  weight: 2,
  why: "An empty heading is announced as nothing and leaves a hole in the outline.",
  fix: "Give each heading words, or make it something else than a heading.",
  run({ headings }) {
    if (headings.length === 0) return notApplicable("There are no headings.");
    const empty = headings.filter(({ level, text }) => level > 1 && text === "");
    return empty.length === 0
      ? good("Every heading has words.")
      : warning(`${count(empty.length, "heading")} without words.`, empty);
  },
});
