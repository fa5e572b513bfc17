import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "a page or card needs a drawing: a hero, a service, a success message, a missing page.",
  whenNot: "it would compete with a photo or convey information.",
  do: "One drawing, with room around it.",
  accessibility: `hidden from assistive technology. \`draw\` runs once, and not at all under reduced motion.`,
  anatomy: [
    { name: "Dots", text: "The grid.", at: ".dots" },
    { name: "Line", text: "Winds around all of them and ends where it began.", at: ".line" },
  ],
  usage: `import hero from "virtual:kolam/hero";

<Motif drawing={hero} animate="draw" />`,
};
