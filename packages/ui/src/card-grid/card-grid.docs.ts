import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "three or more equivalent items are shown side by side.",
  whenNot: "they form a sequence (ProcessStep, Timeline), or there is only one.",
  notes: [
    "In Astro write the grid with its cards as a component of yours, in a `.tsx` file: from an `.astro` file all children arrive as one.",
  ],
  accessibility: `it is a list, so the number of cards is announced. Set \`ordered\` if the order matters and \`label\` if no
heading names the list.`,
  anatomy: [
    { name: "List", text: "Says how many cards there are.", at: ".list" },
    { name: "Cell", text: "One for each child; all of a row are equally tall.", at: ".cell" },
  ],
  usage: `<CardGrid columns={3} label="What you get">
  <FeatureCard title="A date" text="Fixed before we start." />
  <FeatureCard title="A price" text="Fixed as well." />
  <FeatureCard title="A person" text="Who answers the telephone." />
</CardGrid>`,
};
