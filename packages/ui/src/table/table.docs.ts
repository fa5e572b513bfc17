import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "people compare several things by the same few properties.",
  whenNot: `there is one property (a list), or it is about shares and trends (BarList, LineChart). In Prose use ProseTable.`,
  accessibility: `a real table: the caption names it and its box, headings have a scope, and the first cell of a row is its
heading. The box can be focused, so that arrow keys scroll it. With \`narrow="stack"\` the headings are repeated
beside each value on a phone, for the eye only.`,
  anatomy: [
    { name: "Caption", text: "Names the table and its box.", at: "caption" },
    { name: "Column heading", text: "Read out with each cell of the column.", at: "thead th" },
    { name: "Row heading", text: "The first cell; says what the row is about.", at: "tbody th" },
    { name: "Cell", text: "Numbers that are compared are aligned at the end.", at: "tbody td" },
    { name: "Foot", text: "Optional: sums and the like.", at: "tfoot" },
  ],
  keyboard: [
    { keys: ["Tab"], text: 'Focuses the box, unless `narrow="stack"`.' },
    { keys: ["ArrowRight", "ArrowLeft"], text: "Scrolls it, if it is wider than the page." },
  ],
  usage: `<Table
  caption="Plans, per month"
  columns={["Plan", "Visits", { title: "Price", align: "end" }]}
  rows={[
    { id: "small", cells: ["Small", "One", "₹10,000"] },
    { id: "large", cells: ["Large", "Four", "₹40,000"] },
  ]}
/>`,
};
