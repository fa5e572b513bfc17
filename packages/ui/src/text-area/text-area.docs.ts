import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "a description, a letter, a message.",
  whenNot: "the answer fits on one line (TextField).",
  accessibility: `the same as TextField. With \`maxLength\` and \`formatRemaining\`, a live region announces the remaining
characters when few are left. Without scripts only \`maxLength\` applies.`,
  anatomy: [
    { name: "Label", text: "What is asked for.", at: "label" },
    { name: "Hint", text: "Help before the control.", at: ".hint" },
    { name: "Error", text: "What is wrong; read out with the control.", at: ".error" },
    { name: "Control", text: "Grows with the text.", at: "textarea" },
    { name: "Count", text: "Appears when little is left of `maxLength`.", at: ".count" },
    { name: "Description", text: "A longer note below.", at: ".description" },
  ],
  keyboard: [
    { keys: ["Enter"], text: "Begins a new line." },
    { keys: ["Tab"], text: "Leaves the field." },
  ],
  usage: `<TextArea
  name="message"
  label="What is it about?"
  hint="What there is now, and what should be."
  maxLength={2000}
  formatRemaining="{n} characters left"
/>`,
};
