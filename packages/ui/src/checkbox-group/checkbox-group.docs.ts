import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "several options may apply.",
  whenNot: "exactly one applies (Select).",
  accessibility: `a fieldset with a legend, so the question is read out with the first checkbox. The whole row is the click
target. HTML cannot require "at least one": check it on submit, pass \`error\` and link to the fieldset's \`id\`
from the ErrorSummary, which focuses the first checkbox.`,
  anatomy: [
    { name: "Legend", text: "The question; read out with the first box.", at: "legend" },
    { name: "Hint", text: "Help before the options.", at: ".hint" },
    { name: "Error", text: "What is missing; read out with the group.", at: ".error" },
    { name: "Option", text: "The whole row is the click target.", at: ".option" },
    { name: "Description", text: "A longer note, which may contain links.", at: ".description" },
  ],
  keyboard: [
    { keys: ["Tab"], text: "Goes to the next box." },
    { keys: ["Space"], text: "Ticks or clears the box." },
  ],
  usage: `<CheckboxGroup
  name="services"
  label="What do you need?"
  options={["Web development", "Branding", { value: "seo", label: "Search engines" }]}
/>`,
};
