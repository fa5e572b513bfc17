import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "it helps people find a label faster.",
  whenNot: "it would replace a label; icons on their own are ambiguous.",
  accessibility: `hidden from assistive technology unless it has a \`label\`. Arrows are mirrored in right-to-left text.`,
  anatomy: [{ name: "Drawing", text: "A stroke of the text's colour.", at: "svg" }],
  usage: `<p>
  <Icon name="phone" /> 044 1234 5678
</p>`,
};
