import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["jumbotron", "intro"],
  when: `once, first on every page: \`home\` for the front page, \`page\` for sections of the site, \`compact\` above
text, \`form\` and \`tool\` where the page is for a form or a tool.`,
  whenNot: "in the middle of a page (Section).",
  accessibility: `it contains the page's \`h1\` and leaves room for the fixed header. \`emphasis\` only changes the colour; do not
rely on it for meaning. Motion never delays the text.`,
  anatomy: [
    { name: "Title", text: "The only `h1` of the page.", at: ".title" },
    { name: "Name", text: "Optional: what the page is about, in plain words.", at: ".name" },
    { name: "Emphasis", text: "A part of the title in another colour.", at: ".emphasis" },
    { name: "Lead", text: "One paragraph.", at: ".lead" },
    { name: "Actions", text: "One or two, the main one first.", at: ".actions" },
    { name: "Drawing", text: "Optional; beside the text, or below it on a phone.", at: ".art" },
  ],
  usage: `import hero from "virtual:kolam/hero";

<Hero
  variant="home"
  title="Software that people finish using"
  emphasis="finish using"
  lead="We design, build and look after it."
  actions={
    <ButtonLink href="/quote" size="lg">
      Get a quote
    </ButtonLink>
  }
  art={<Motif drawing={hero} tone="feature" animate="draw" />}
/>`,
};
