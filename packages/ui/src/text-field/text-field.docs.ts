import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "names, addresses, numbers and other short answers.",
  whenNot: "a choice of a few known options (Select), more than a sentence (TextArea).",
  accessibility: `the label is a \`<label>\`; error, hint and description are read out with the control, the error first. Required
fields are marked with a word, not an asterisk. Set \`autoComplete\` if the browser may know the answer and
\`inputMode\` for digits. A placeholder does not replace the label.`,
  anatomy: [
    { name: "Label", text: "What is asked for; always visible above the control.", at: "label" },
    { name: "Marker", text: "A word, not an asterisk.", at: ".marker" },
    { name: "Hint", text: "Help before the control.", at: ".hint" },
    { name: "Error", text: "What is wrong and how to mend it; read out first.", at: ".error" },
    { name: "Control", text: "A native input.", at: "input" },
    {
      name: "Description",
      text: "A longer note below, which may contain links.",
      at: ".description",
    },
  ],
  keyboard: [{ keys: ["Tab"], text: "Goes to the control and leaves it." }],
  usage: `<TextField
  name="email"
  type="email"
  label="E-mail"
  autoComplete="email"
  required
  hint="We answer to this address, and write to it for nothing else."
/>`,
};
