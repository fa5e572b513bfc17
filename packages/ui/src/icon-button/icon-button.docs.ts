import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  when: "the icon is known to everybody and words have no room: closing, searching, going on.",
  whenNot: "words have room (Button), or it leads to another page (a link with words).",
  accessibility:
    "`label` is its name, and what a Tooltip around it would say too. It is a Button, with everything a Button does.",
  anatomy: [{ name: "Icon", text: "Decorative; `label` says what it does.", at: "svg" }],
  keyboard: [{ keys: ["Enter", "Space"], text: "Presses it." }],
  usage: `<IconButton label="Close" icon="close" onClick={() => history.back()} />`,
};
