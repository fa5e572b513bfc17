import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["chip", "keyword"],
  when: "a word says what something is about; at most three per card.",
  whenNot: "a judgement (StatusBadge) or an action (Button).",
  accessibility: `make it a link only if there is a list of everything with this tag. It looks small, but its touch target is 44
px tall.`,
  anatomy: [{ name: "Word", text: "What something is about.", at: ".root" }],
  keyboard: [{ keys: ["Enter"], text: "Follows the link, if it is one." }],
  usage: `<Tag href="/blog/tag/performance">Performance</Tag>`,
};
