import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "a few alternatives are compared by their advantages.",
  whenNot: "prices or many properties are compared (a table).",
  do: "A few words for each advantage, which can be compared across cards.",
  accessibility: "a heading and a list; the number of points is announced.",
  anatomy: [
    { name: "Drawing", text: "Optional and decorative, 74 px tall.", at: ".drawing" },
    { name: "Name", text: "A heading.", at: ".title" },
    { name: "Description", text: "What it is good for.", at: ".text" },
    { name: "Advantages", text: "A list, a few words each.", at: ".features" },
  ],
  usage: `<PlatformCard
  name="Headless shop"
  description="For those who want their own pages in front."
  features={["Any design", "Fast pages", "One stock"]}
/>`,
};
