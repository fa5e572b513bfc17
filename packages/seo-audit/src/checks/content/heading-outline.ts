import { count } from "../../format.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

export const headingOutline = defineCheck({
  id: "heading-outline",
  group: "content",
  title: "Heading outline",
  weight: 4,
  why: "Many people navigate by headings, as by a table of contents. A skipped level looks like a missing chapter.",
  fix: "Go down one level at a time (h2, then h3). Choose headings by rank, and set their size in CSS.",
  run({ headings }) {
    if (headings.length === 0) return notApplicable("There are no headings.");
    const jumps = headings.filter(({ level }, index) => {
      const previous = headings[index - 1];
      return previous !== undefined && level > previous.level + 1;
    });
    const [first] = jumps;
    if (!first) return good(`${count(headings.length, "heading")}, no level skipped.`);
    const previous = headings[headings.indexOf(first) - 1];
    return warning(
      `${count(jumps.length, "heading skips", "headings skip")} a level, the first from h${previous?.level} to h${first.level}.`,
      jumps,
    );
  },
});
