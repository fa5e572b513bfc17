import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  when: "four to seven things of different weight are side by side, some with a picture.",
  whenNot: "they are of one kind (CardGrid), or an order (ProcessStep).",
  notes: [
    `An item takes \`span\` columns and \`rows\` rows. They must fill each row: in three columns 2 + 1, 1 + 2 or 3. There is
one column on a phone, and two of four on a tablet.`,
    "A brand with round corners may prefer `spaced`.",
  ],
  do: "The largest item is the most important one, and every row is full.",
  accessibility: "a list, read in the order of the items. Set `label` if no heading names it.",
  anatomy: [
    { name: "List", text: "The grid.", at: ".list" },
    { name: "Large item", text: "The most important thing, first.", at: "li:nth-child(1)" },
    { name: "Item", text: "A BentoItem of one column.", at: "li:nth-child(2)" },
  ],
  usage: `<Bento label="What you get">
  <BentoItem span={2} title="Designed in the browser" text="What you approve is the page itself." />
  <BentoItem tone="quiet" title="Drawn by hand" text="No stock, no template." />
  <BentoItem
    span="full"
    tone="feature"
    title="Measured every month"
    text="Enquiries, not clicks."
  />
</Bento>`,
};
