import { count, defineCheck, good, notApplicable, warning } from "../check.ts";

export const headingOutline = defineCheck({
  id: "heading-outline",
  group: "content",
  title: "Heading outline",
  weight: 4,
  why: "Headings are the table of contents many people jump by. A skipped level looks like a missing chapter.",
  fix: "Go down one level at a time (h2, then h3); choose headings by rank and their size in CSS.",
  run({ headings }) {
    if (headings.length === 0) return notApplicable("There are no headings.");
    const jumps = headings.filter(({ level }, index) => {
      const before = headings[index - 1];
      return before !== undefined && level > before.level + 1;
    });
    const [first] = jumps;
    if (!first) return good(`${count(headings.length, "heading")}, no level skipped.`);
    const before = headings[headings.indexOf(first) - 1];
    return warning(
      `${count(jumps.length, "heading")} skip a level, the first from h${before?.level} to h${first.level}.`,
      jumps,
    );
  },
});
