import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "people need one of a few views of the same thing, such as plans for different teams.",
  whenNot: `they read all of it (sections with headings), compare it (Table), or there are questions and answers
(Accordion).`,
  accessibility: `Tab goes to the chosen tab, the arrow keys, Home and End to the others, mirrored in right-to-left text; the next
Tab goes into the panel. With \`activation="manual"\` the arrows only move the focus. All panels are in the
document; without scripts and on paper they are all shown.`,
  anatomy: [
    { name: "List", text: "Named by `label`; one stop of the Tab key.", at: "[role=tablist]" },
    { name: "Chosen tab", text: "Marked; its panel is shown.", at: "[aria-selected=true]" },
    { name: "Tab", text: "A word or two.", at: "[aria-selected=false]" },
    { name: "Panel", text: "In the document, even while it is not shown.", at: "[role=tabpanel]" },
  ],
  keyboard: [
    { keys: ["Tab"], text: "Goes to the chosen tab, then into its panel." },
    {
      keys: ["ArrowRight", "ArrowLeft"],
      text: "Moves to the next or previous tab and chooses it, mirrored in right-to-left text.",
    },
    { keys: ["Home", "End"], text: "Moves to the first or last tab and chooses it." },
    { keys: ["Enter", "Space"], text: "Chooses the tab, if `activation` is `manual`." },
  ],
  usage: `<Tabs
  label="What happens when"
  items={[
    { id: "design", label: "Design", content: <p>Two weeks of sketches.</p> },
    { id: "build", label: "Build", content: <p>Six weeks, with a demo on Fridays.</p> },
  ]}
/>`,
};
