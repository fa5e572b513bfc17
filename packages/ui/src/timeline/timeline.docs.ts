import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["history", "milestones"],
  when: "a history of three or more dates.",
  whenNot: "the steps of a method (ProcessStep).",
  accessibility: "an ordered list; each date is read with its event.",
  anatomy: [
    { name: "Line", text: "Winds around a dot for each.", at: ".strand" },
    { name: "Label", text: "As displayed, such as a year.", at: ".when" },
    { name: "Title", text: "Optional; a heading.", at: ".title" },
    { name: "Text", text: "What came of it.", at: ".text" },
  ],
  usage: `<Timeline
  label="Our years"
  items={[
    { label: "2019", title: "Two desks", text: "A room above a sweet shop." },
    { label: "2024", title: "One line", text: "Design and code become one team." },
  ]}
/>`,
};
