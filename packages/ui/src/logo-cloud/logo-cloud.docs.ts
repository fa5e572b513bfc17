import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  alsoCalled: ["clients", "partners", "trusted by"],
  when: "the names say something to the visitor.",
  whenNot:
    "there are fewer than four, or somebody says more about the work (Testimonial, CaseSummary).",
  notes: [
    "SVG drawn in `currentColor` follows every theme. Without a logo the name is set as a word.",
  ],
  do: "Names that visitors know, and as many as fill a row or two.",
  accessibility: `a list, named by its title, \`label\` or the heading above. Each logo is an image with its company's name;
what \`logo\` contains is decorative.`,
  anatomy: [
    { name: "Title", text: "Optional; names the list.", at: ".title" },
    { name: "Cell", text: "The click target of a linked logo.", at: ".cell" },
    { name: "Logo", text: "As tall as all the others.", at: ".logo" },
  ],
  usage: `<LogoCloud
  title="Built for, among others"
  logos={[
    { name: "Harbour Museum" },
    { name: "Nine Mills", to: { href: "/work/nine-mills" } },
    { name: "Roundhouse" },
    { name: "Ferry Line" },
  ]}
/>`,
};
