import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["skip to content"],
  when: "on every page.",
  whenNot: "more than one or two of them; landmarks cover the rest.",
  accessibility: `the first element in tab order, visible while focused. Its target is the main landmark with \`tabIndex={-1}\`.`,
  anatomy: [{ name: "Link", text: "Visible only while it has the focus.", at: "a" }],
  keyboard: [
    { keys: ["Tab"], text: "The first Tab on the page shows it." },
    { keys: ["Enter"], text: "Moves the focus to the content." },
  ],
  usage: `<>
  <SkipLink href="#content">Skip to content</SkipLink>
  <main id="content" tabIndex={-1}>
    The page.
  </main>
</>`,
};
