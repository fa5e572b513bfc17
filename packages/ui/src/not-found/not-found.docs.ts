import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  when: "the server or router has no page for an address; send it with the status 404.",
  whenNot: 'a page failed (Hero with `variant="compact"`), or a search found nothing (Alert).',
  notes: [
    "Say what may have happened, not what the visitor did wrong. Three to six suggestions are enough.",
  ],
  do: "What may have happened, and ways on.",
  accessibility: `the title is the page's \`h1\`; suggestions and help are regions with headings of the second level.`,
  anatomy: [
    { name: "Title", text: "The only `h1` of the page.", at: "h1" },
    { name: "Code", text: "Optional; large where there is no drawing.", at: ".code" },
    {
      name: "Suggestions",
      text: "Optional; pages they may have looked for.",
      at: ".ways > :first-child",
    },
    { name: "Search", text: "Optional; a search of the whole site.", at: "search" },
    { name: "Help", text: "Optional; whom to ask.", at: ".ways > :last-child" },
  ],
  usage: `<NotFound
  code="404"
  title="There is no page here"
  lead="It has moved, been renamed, or never was."
  actions={
    <ButtonLink href="/" size="lg">
      To the home page
    </ButtonLink>
  }
  suggestions={{
    title: "Perhaps one of these",
    links: [
      { label: "Services", href: "/services" },
      { label: "Work", href: "/work" },
    ],
  }}
/>`,
};
