import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["sr-only"],
  when: "the context is visible but not in the text.",
  whenNot: "the text would help everyone, or the element is focusable (see SkipLink).",
  do: "Sighted readers see what the link belongs to; others hear it.",
  accessibility: `it stays part of accessible names and of the reading order, since it is one pixel large instead of \`display:
none\`.`,
  anatomy: [{ name: "Text", text: "Read out, but not displayed.", at: ".root" }],
  usage: `<a href="/blog/slow-checkouts">
  Read more<VisuallyHidden> about slow checkouts</VisuallyHidden>
</a>`,
};
