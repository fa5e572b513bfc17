import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["how it works"],
  when: "a process has three to six steps in order.",
  whenNot: "the visitor carries out the steps (Stepper), or they are dates (Timeline).",
  accessibility: `the steps are an ordered list. The visible number is decorative, since the list announces the position.`,
  anatomy: [
    { name: "Number", text: "Decorative; the list announces the position.", at: ".number" },
    { name: "Line", text: "Winds around a dot for each step.", at: ".strand" },
    { name: "Title", text: "A heading.", at: ".title" },
    { name: "Text", text: "What the step means for the reader.", at: ".text" },
  ],
  usage: `<ProcessList label="How we work">
  <ProcessStep number="01" title="Listen" text="Two talks, an hour each." />
  <ProcessStep number="02" title="Draw" text="A prototype you can press." />
  <ProcessStep number="03" title="Build" text="A demo on every Friday." />
</ProcessList>`,
};
