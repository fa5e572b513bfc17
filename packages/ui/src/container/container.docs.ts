import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  when: `something is between the sections of a page, or has its own ground, and must line up with them.`,
  whenNot:
    "it is in a Section, Hero, CallToAction, SiteHeader or SiteFooter, which have this width already.",
  notes: ["The widths are the tokens `--k-size-measure`, `--k-size-prose` and `--k-size-gutter`."],
  accessibility: "it is a plain box without a meaning.",
  anatomy: [
    { name: "Container", text: "Its content, in line with the page's sections.", at: ".root" },
  ],
  usage: `<Container>
  <p>Northlight, 4 Harbour Road</p>
</Container>`,
};
