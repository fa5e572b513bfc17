import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "one number sums up a check.",
  whenNot: "work is in progress (Progress).",
  do: "One number that sums up a check, with what it means.",
  accessibility: `label, number, scale and meaning are text and read in this order; the drawing is decorative. \`bands\` defines
the meaning of a score, so text and colour always agree.`,
  anatomy: [
    { name: "Label", text: "What is scored.", at: ".label" },
    { name: "Dial", text: "The share of the ring is the score; decorative.", at: ".drawing" },
    { name: "Score", text: "The number, with its scale below.", at: ".figure" },
    { name: "Meaning", text: "The band, as a `StatusBadge`.", at: ".root > :last-child" },
  ],
  usage: `<ScoreDial
  label="Overall score"
  score={72}
  outOfText="out of 100"
  bands={[
    { from: 80, status: "good", label: "Excellent" },
    { from: 60, status: "fair", label: "Good" },
    { from: 0, status: "error", label: "Needs work" },
  ]}
/>`,
};
