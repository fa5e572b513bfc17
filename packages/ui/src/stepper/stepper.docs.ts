import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["wizard", "form in several steps"],
  when: "a form is split into three to six steps with a fixed order.",
  whenNot: "the parts can be read in any order, or there are only two.",
  do: "Three to six steps, each named by a word.",
  accessibility: `an ordered list. The current step has \`aria-current="step"\`; visually hidden text says whether the others are
completed. Make "Step n of m" a heading and focus it when the step changes. On a phone there is
room for the current name only, in the heading and under its dot; all are still read out. A step that is
\`invalid\` has an exclamation mark, and \`invalidText\` instead of "completed".`,
  anatomy: [
    { name: "Position", text: '"Step 2 of 4" and the name of the step.', at: ".heading" },
    { name: "Percentage", text: "Optional.", at: ".percent" },
    { name: "Finished step", text: "A line winds around it.", at: ".done" },
    { name: "Step to correct", text: "An exclamation mark.", at: ".invalid" },
    { name: "Current step", text: "Marked, with `aria-current`.", at: ".current" },
  ],
  keyboard: [
    { keys: ["Tab"], text: "Goes to the steps that are links or buttons." },
    { keys: ["Enter"], text: "Opens such a step." },
  ],
  usage: `<Stepper
  label="Steps of the request"
  steps={[{ label: "You" }, { label: "Project" }, { label: "Budget" }]}
  current={2}
  formatStep="Step {n} of {total}"
  completedText="completed"
  notCompletedText="not completed"
/>`,
};
