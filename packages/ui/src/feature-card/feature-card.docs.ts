import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "a title and a sentence or two are enough.",
  whenNot: `the card links to a page (ServiceCard, ArticleCard) or is a step (ProcessStep). Use the \`feature\` tone for one
card in a grid at most.`,
  do: "Something to hold on to, in words that only this offer can use.",
  accessibility:
    "`headingLevel` must follow the section's heading. Number and drawing are decorative.",
  anatomy: [
    { name: "Drawing", text: "Optional and decorative, 74 px tall.", at: ".drawing" },
    { name: "Number", text: "Optional; only if the order matters.", at: ".number" },
    { name: "Title", text: "A heading.", at: ".title" },
    { name: "Text", text: "A sentence or two.", at: ".text" },
    { name: "Points", text: "Optional details, a few words each.", at: ".points" },
  ],
  usage: `<FeatureCard
  title="Code you can read"
  text="You get the source with its tests, and somebody who explains it."
  points={["On your own account", "With a handover"]}
/>`,
};
