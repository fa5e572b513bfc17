import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "a parcel, a job or an order moves through three to ten stations.",
  whenNot: "the visitor takes the steps (Stepper), or they are dates (Timeline).",
  accessibility: `an ordered list; the current station has \`aria-current="step"\`. On a narrow container only its name is
displayed, the others are still read out.`,
  anatomy: [
    { name: "Stations behind", text: "A line winds around them.", at: "li svg" },
    { name: "Current station", text: "Marked, with its name and a note.", at: "[aria-current]" },
    { name: "Note", text: "Optional: since when.", at: "small" },
    { name: "Stations to come", text: "Bare dots.", at: "li:last-child" },
  ],
  usage: `<Track
  label="Bicycle 12"
  stations={["Wash", "Strip", "Repair", "Test", "Hand over"]}
  passed={2}
  note="since 10:15"
/>`,
};
