import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "there are two to six options and it helps to see all of them.",
  whenNot: `there are more (Select), several may apply (CheckboxGroup), or the choice is between on and off (Switch,
Checkbox).`,
  accessibility: `a fieldset with the role \`radiogroup\` and a legend. Tab goes to the chosen option, the arrow keys choose the
next one. The whole row is the click target. An option cannot be taken back, so offer one like "Not decided" if
the answer is optional. An ErrorSummary that links to the fieldset's \`id\` focuses the first option.`,
  anatomy: [
    { name: "Legend", text: "The question; the accessible name of the group.", at: "legend" },
    { name: "Hint", text: "Help before the options.", at: ".hint" },
    { name: "Error", text: "What is missing; read out with the group.", at: ".error" },
    { name: "Option", text: "The whole row is the click target.", at: ".option" },
    { name: "Description", text: "A longer note, which may contain links.", at: ".description" },
  ],
  keyboard: [
    { keys: ["Tab"], text: "Goes to the chosen option, then out of the group." },
    { keys: ["ArrowDown", "ArrowRight"], text: "Chooses the next option." },
    { keys: ["ArrowUp", "ArrowLeft"], text: "Chooses the previous option." },
    { keys: ["Space"], text: "Chooses the option that has the focus." },
  ],
  usage: `<RadioGroup
  name="start"
  label="When do you want to start?"
  options={["This month", "This year", "Not decided"]}
/>`,
};
