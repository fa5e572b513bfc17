import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["band"],
  when: "for everything between a page's hero and its call to action.",
  whenNot:
    "it is the top of a page, whose title is the `h1` (Hero), or it is inside a card or a text (use a heading).",
  accessibility: `with a title it is a region with that name. \`headingLevel\` does not affect the size. Alternate the surfaces,
with one \`feature\` or \`action\` band per page.`,
  anatomy: [
    { name: "Eyebrow", text: "Optional; a few words above the title.", at: ".eyebrow" },
    { name: "Title", text: "Names the section.", at: ".heading" },
    { name: "Lead", text: "Optional; one paragraph.", at: ".lead" },
    { name: "Actions", text: "Optional; a link to the whole list.", at: ".actions" },
    { name: "Content", text: "At most as wide as the page.", at: ".inner > :last-child" },
  ],
  usage: `<Section
  surface="alt"
  eyebrow="What we do"
  title="Eight services, one team"
  actions={
    <ButtonLink tone="outline" href="/services">
      All services
    </ButtonLink>
  }
>
  <p>Pick one, or several together.</p>
</Section>`,
};
