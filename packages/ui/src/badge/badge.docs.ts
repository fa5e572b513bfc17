import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "something is new, recommended, full or counted.",
  whenNot: `it is what something is about (Tag), or the result of a check (StatusBadge, which has an icon).`,
  accessibility: `plain text, read out where it stands. The words carry the meaning, not the colour; a number alone needs words
for those who do not see what it is beside ("3 new messages").`,
  anatomy: [{ name: "Word", text: "One or two words, or a number.", at: ".root" }],
  usage: `<h3>
  Growth <Badge tone="accent">Most chosen</Badge>
</h3>`,
};
