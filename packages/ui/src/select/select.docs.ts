import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["dropdown"],
  when: "there are five or more options and one applies.",
  whenNot: "several may apply (CheckboxGroup), or a list cannot cover the answers (TextField).",
  accessibility: `the empty first option has a text; with \`required\` the browser does not accept it as an answer. Do not start
an action in \`onChange\`, since arrow keys pass through every option.`,
  anatomy: [
    { name: "Label", text: "What is chosen.", at: "label" },
    { name: "Hint", text: "Help before the control.", at: ".hint" },
    { name: "Error", text: "What is missing; read out with the control.", at: ".error" },
    { name: "Control", text: "A native select.", at: "select" },
    { name: "Description", text: "A longer note below.", at: ".description" },
  ],
  keyboard: [
    { keys: ["ArrowDown", "ArrowUp"], text: "Chooses the next or previous option." },
    { keys: ["Space"], text: "Opens the list." },
    { keys: ["A to Z"], text: "Goes to the option that begins with what is typed." },
    { keys: ["Escape"], text: "Closes the list." },
  ],
  usage: `<Select
  name="subject"
  label="Subject"
  placeholder="Choose a subject"
  options={["A new site", "An old site", "Something else"]}
/>`,
};
