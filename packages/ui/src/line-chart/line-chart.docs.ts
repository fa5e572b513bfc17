import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "the course of one figure matters, with up to twelve points.",
  whenNot: "two or three values are compared (BarList), or each value is looked up (a table).",
  do: "The figures at both ends are written out, and few lines are across.",
  accessibility: `one picture, named by a sentence that says what it shows; name the figures in it. Without a \`label\` it is
hidden: the drawing around it has the name. The labels are text and keep their size; every second one goes where
they would touch.`,
  anatomy: [
    { name: "Line", text: "The course of the value.", at: ".line" },
    { name: "Ticks", text: "A few lines across, with their value.", at: ".tick" },
    { name: "First and last value", text: "The two that most people look for.", at: ".figure" },
    { name: "Note", text: "A few words at one of the points.", at: ".note" },
  ],
  usage: `<LineChart
  label="Orders rose from 9 in January to 70 in June."
  points={[
    { label: "Jan", value: 9 },
    { label: "Mar", value: 31 },
    { label: "Jun", value: 70 },
  ]}
  max={80}
  ticks={[{ value: 40, text: "40" }]}
  firstText="9"
  lastText="70"
/>`,
};
