import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["case study", "portfolio"],
  when: "beside a picture of what was made, on a Stage, in a list of projects.",
  whenNot: "the client speaks (Testimonial), or the figure stands alone (StatFigure).",
  do: "A figure that the client's customers notice, and that can be checked.",
  accessibility: `the title is a heading, and a link if it has a target. Choose \`headingLevel\` so that no level is skipped.`,
  anatomy: [
    { name: "Client", text: "Who it was, or what kind of business.", at: ".client" },
    { name: "Title", text: "What was made; a link if the case has a page.", at: ".title" },
    { name: "Figure", text: "One result that can be checked.", at: ".figure" },
    { name: "Text", text: "What has changed, in one sentence.", at: ".text" },
  ],
  keyboard: [{ keys: ["Enter"], text: "Follows the link, if it has one." }],
  usage: `<CaseSummary
  href="/work/bicycle-workshop"
  client="Bicycle workshop, Leeds"
  title="Repairs people can follow"
  figure={{ value: "2 days", label: "from drop-off to collection" }}
/>`,
};
