import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["progress bar"],
  when: "a task takes longer than a second.",
  whenNot: "steps of a task (Stepper), a score (ScoreDial).",
  accessibility: `it has a name, and its value is read out in the visible words. Omit \`value\` while the progress is unknown. It
announces nothing by itself, so announce the end in a live region.`,
  anatomy: [
    { name: "Label", text: "What is in progress.", at: ".label" },
    { name: "Value", text: "In words; read out instead of the percentage.", at: ".value" },
    { name: "Bar", text: "A native `<progress>`.", at: "progress" },
  ],
  usage: `<Progress label="Uploading" value={3} max={5} valueText="3 of 5 files" />`,
};
