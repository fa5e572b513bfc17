import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["tile", "panel"],
  when: `no specialised card fits (ServiceCard, FeatureCard, ArticleCard, JobCard, PlatformCard).`,
  whenNot: `for a section of a page (Section). Use the \`feature\` tone for one card among light ones.`,
  accessibility: `a plain box; \`headingLevel\` follows the heading above it. With \`to\` the title is the only link, and a click
anywhere follows it, so put no buttons into such a card.`,
  anatomy: [
    { name: "Picture", text: "Optional, from edge to edge.", at: ".media" },
    { name: "Title", text: "A heading; with `to` the only link of the card.", at: ".title" },
    { name: "Body", text: "Whatever belongs together.", at: ".body" },
    { name: "Foot", text: "Aligned with that of the neighbouring cards.", at: ".foot" },
  ],
  keyboard: [{ keys: ["Enter"], text: "Follows the link, if it has one." }],
  usage: `<Card title="Visit us" to={{ href: "/contact" }}>
  <p>Monday to Friday, nine to six. Ring at the blue door.</p>
</Card>`,
};
