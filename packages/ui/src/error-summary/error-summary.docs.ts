import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["validation errors"],
  when: "a submitted form has errors.",
  whenNot: "while people are still typing.",
  accessibility: `it takes focus when it appears and again whenever \`attempt\` changes; its text is an alert. Each link repeats
the field's error message word for word, scrolls to the field's label and focuses the field. In a wizard, open
the field's step in \`onReveal\`.`,
  anatomy: [
    { name: "Title", text: "How many answers are missing or wrong.", at: ".heading" },
    { name: "Icon", text: "Says the same without colour.", at: ".icon" },
    { name: "Link", text: "The message of a field, word for word.", at: ".link" },
  ],
  keyboard: [
    { keys: ["Tab"], text: "Goes to the first link." },
    { keys: ["Enter"], text: "Focuses the field that the link is about." },
  ],
  usage: `<ErrorSummary
  title="One answer is missing"
  errors={[{ fieldId: "name", message: "Enter your name" }]}
/>`,
};
