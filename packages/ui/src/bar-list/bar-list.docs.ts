import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "before and after, or the shares of a few.",
  whenNot: "values over time (LineChart), the progress of a task (Progress).",
  do: "Two values, and the one that matters in the accent's colour.",
  accessibility:
    "a list with a name; each value is text beside its label, the bars are decorative.",
  anatomy: [
    { name: "Label", text: "What the value belongs to.", at: "li" },
    { name: "Value", text: "As text, so that nobody has to measure.", at: "b" },
    { name: "Bar", text: "Its length is the share of the largest value, or of `max`.", at: "svg" },
  ],
  usage: `<BarList
  label="Clicks for one entry"
  bars={[
    { label: "Before", value: 11, text: "11 clicks" },
    { label: "After", value: 3, text: "3 taps", accent: true },
  ]}
/>`,
};
