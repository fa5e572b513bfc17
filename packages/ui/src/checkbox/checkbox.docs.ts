import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "someone agrees to one thing, and the answer is sent with a form.",
  whenNot: "it takes effect at once (Switch), or there are several to choose from (CheckboxGroup).",
  accessibility: `the whole line is the click target, except links in it, which are followed. Do not tick a consent in advance. A
\`required\` one is checked by the browser; say what it is for in \`error\`.`,
  anatomy: [
    { name: "Error", text: "Above the box; read out with it.", at: ".error" },
    { name: "Box", text: "A native checkbox.", at: "input" },
    { name: "Label", text: "Says what is agreed to; links in it can be followed.", at: "label" },
    { name: "Description", text: "A longer note below.", at: ".description" },
  ],
  keyboard: [
    { keys: ["Space"], text: "Ticks or clears it." },
    { keys: ["Tab"], text: "Goes on to the links in its label." },
  ],
  usage: `<Checkbox
  name="privacy"
  required
  label={
    <>
      I have read the <a href="/privacy">privacy notice</a>
    </>
  }
/>`,
};
