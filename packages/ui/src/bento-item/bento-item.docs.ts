import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  when: "in a Bento.",
  whenNot: "anywhere else (Card, FeatureCard).",
  notes: ["**Media** takes the space that the words leave: a Photo fills it, a drawing is whole."],
  accessibility: `a list item. With \`to\` the title is the only link, and a click anywhere follows it, so put no buttons into
such an item. Media without meaning has an empty \`alt\` or is \`aria-hidden\`.`,
  anatomy: [
    { name: "Eyebrow", text: "Optional; a few words.", at: ".eyebrow" },
    {
      name: "Title",
      text: "A heading, and the link if there is one.",
      at: ".words > :is(h2, h3, h4, h5, h6)",
    },
    { name: "Text", text: "A sentence or two.", at: ".words > p:last-of-type" },
    { name: "Media", text: "Optional; a photo or drawing.", at: ".media" },
  ],
  usage: `<Bento columns={2}>
  <BentoItem
    tone="feature"
    title="Measured every month"
    text="What came in, and what it cost."
    to={{ href: "/reports" }}
  />
  <BentoItem tone="action" title="Kept">
    <StatFigure value="98%" label="of the dates that we named" />
  </BentoItem>
</Bento>`,
};
