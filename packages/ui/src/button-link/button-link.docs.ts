import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "the call to action leads to another page.",
  whenNot: "it does something on this page (Button).",
  accessibility: `it is a real link: Enter follows it, Space scrolls the page, and it can be opened in a new tab. Links cannot be
disabled; leave it out or explain why it is not available yet.`,
  anatomy: [{ name: "Words", text: "Where it leads, with a verb.", at: ".root" }],
  keyboard: [{ keys: ["Enter"], text: "Follows the link." }],
  usage: `<ButtonLink href="/quote" size="lg">
  Get a quote
</ButtonLink>`,
};
