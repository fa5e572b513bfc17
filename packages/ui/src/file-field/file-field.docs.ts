import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["upload", "drop zone", "attachment"],
  when: "a form needs a document from the device.",
  whenNot: "a link to it is enough (TextField).",
  do: "What is accepted is said before the file is chosen.",
  accessibility: `the accepted formats are listed before the control and read out with it, since the browser's dialog may not list
them. Say in \`description\` what happens to the file, especially if it is not sent.`,
  anatomy: [
    { name: "Label", text: "What the file is.", at: "label" },
    {
      name: "Formats",
      text: "What is accepted, and how large; read out with the control.",
      at: ".hint",
    },
    { name: "Control", text: "The browser's own, with the name of the chosen file.", at: "input" },
  ],
  keyboard: [{ keys: ["Enter", "Space"], text: "Opens the browser's dialog." }],
  usage: `<FileField
  name="resume"
  label="Résumé"
  accept=".pdf,.doc,.docx"
  formatsText="PDF, DOC or DOCX, up to 5 MB"
/>`,
};
