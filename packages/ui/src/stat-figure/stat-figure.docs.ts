import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["KPI", "metric", "counter"],
  when: "for two to four verifiable figures.",
  whenNot: "the number changes with the visitor's actions (Progress, ScoreDial).",
  accessibility: `read as one sentence: number, then label and what it counts. Write numbers the way they should be read, e.g. \`150+\`.`,
  anatomy: [
    { name: "Number", text: "As it should be read.", at: ".value" },
    { name: "Label", text: "What it counts.", at: ".label" },
    { name: "Count", text: "What exactly, and until when, if visitors may wonder.", at: ".counts" },
  ],
  usage: `<StatFigure value="150+" label="projects delivered since 2019" />`,
};
